import { useEffect } from 'react'
import { listMyFundingApplications } from '../../../shared/api/funding-application.ts'
import { formatDay } from '../../lib/format.ts'
import { useHeadingFocus } from '../../lib/heading-focus.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RequestLink } from './request-link.tsx'

/** The reader's own applications: a single one opens at once, several are to choose from, without any the link form. */
export function MyApplications({ onOpen }: { onOpen: (applicationId: number) => void }) {
  const texts = useMessages().fundingStatus
  const mine = useCall(listMyFundingApplications, {}, { on401: 'empty' })
  const [only, ...others] = mine.data ?? []
  const single = only && others.length === 0 ? only.id : null
  useEffect(() => {
    if (single !== null) onOpen(single)
  }, [single, onOpen])
  useHeadingFocus(mine.isPending)
  if (mine.isError) return <LoadFailed of={mine} />
  if (mine.isPending || single !== null) return <Skeleton />
  if (!only) return <RequestLink why={null} />
  return (
    <>
      <PageHeading title={texts.chooseTitle} />
      <ul className="grid gap-2">
        {(mine.data ?? []).map(({ id, submissionDate }) => (
          <li key={id}>
            <TextLink
              to={`/readiness/status?application=${id}`}
              className="inline-flex min-h-12 items-center"
            >
              {texts.submittedOn(formatDay(submissionDate))}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}
