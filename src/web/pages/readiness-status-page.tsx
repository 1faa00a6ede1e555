import { useCallback } from 'react'
import * as z from 'zod/mini'
import { MyApplications } from '../features/funding-status/my-applications.tsx'
import { OpenApplication } from '../features/funding-status/open-application.tsx'
import { RedeemLink } from '../features/funding-status/redeem-link.tsx'
import { SampleStatus } from '../features/funding-status/sample-status.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { NavLink, PageFrame } from '../ui/page-frame.tsx'

const statusSearch = z.object({
  /** A number; 'mine' finds the reader's own. */
  application: z.catch(z.string().check(z.trim()), ''),
  /** The token of a mailed link. */
  link: z.catch(z.string().check(z.trim()), ''),
})
const path = '/readiness/status'

/** `/readiness/status`: a sample for anyone; a real application by its mailed link, or where it is open (decision 35). */
export default function ReadinessStatusPage() {
  const { fundingStatus } = useMessages()
  const [{ application, link }, patch] = useSearch(statusSearch)
  usePageTitle(fundingStatus.pageTitle)
  const open = useCallback((id: number) => patch({ application: String(id) }), [patch])
  return (
    <PageFrame width="wide" nav={<NavLink to="/readiness">{fundingStatus.toolkit}</NavLink>}>
      {link !== '' ? (
        <RedeemLink token={link} onOpened={(id) => window.location.replace(`${path}?application=${id}`)} />
      ) : application === 'mine' ? (
        <MyApplications onOpen={open} />
      ) : application !== '' ? (
        <OpenApplication
          key={application}
          application={application}
          onSignedOut={() => window.location.replace(path)}
        />
      ) : (
        <SampleStatus />
      )}
    </PageFrame>
  )
}
