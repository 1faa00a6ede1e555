import { ApiError } from '../../lib/api-error.ts'
import { useHeadingFocus } from '../../lib/heading-focus.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationView } from './application-view.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RequestLink } from './request-link.tsx'
import { useApplication } from './use-application.ts'

interface OpenApplicationProps {
  /** As the address has it. */
  application: string
  onSignedOut: () => void
}

/** One application by its number: loading, not this browser's, not reachable, or shown and followed live. */
export function OpenApplication({ application, onSignedOut }: OpenApplicationProps) {
  const texts = useMessages().fundingStatus
  const { query, reload, announcement } = useApplication(application)
  const { data, error } = query
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 404)
  useHeadingFocus(refused ? 'refused' : data ? 'application' : 'loading')
  if (refused) return <RequestLink why={texts.request.notHere} />
  if (data) {
    return (
      <>
        <ApplicationView
          application={data}
          notices={<PageNotices failed={error !== null} />}
          reload={reload}
          onSignedOut={onSignedOut}
        />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </>
    )
  }
  if (error) return <LoadFailed of={query} />
  return (
    <>
      <PageHeading title={texts.loading} />
      <Skeleton lines={6} />
    </>
  )
}

/** What is wrong with the page as a whole stays readable while it lasts. */
function PageNotices({ failed }: { failed: boolean }) {
  const texts = useMessages().fundingStatus
  const online = useOnline()
  if (!online) {
    return (
      <Notice tone="wait" role="status" title={texts.offline.title}>
        <p>{texts.offline.text}</p>
      </Notice>
    )
  }
  if (!failed) return null
  return (
    <Notice tone="alarm" role="alert" title={texts.loadFailed}>
      <p>{texts.stale}</p>
    </Notice>
  )
}
