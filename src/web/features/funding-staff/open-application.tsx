import { useEffect } from 'react'
import { getStaffFundingApplication } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationView } from './application-view.tsx'

const { one: texts, stale, tryAgain } = staffFundingTexts

interface OpenApplicationProps {
  id: string
  backTo: string
  reload: () => Promise<unknown>
  /** The name that the page is titled with, once it is known. */
  onName: (name: string | null) => void
}

/** One application while it loads, when it cannot be loaded, and as it is. What is being typed outlives a failed reload. */
export function OpenApplication({ id, backTo, reload, onName }: OpenApplicationProps) {
  const found = useCall(getStaffFundingApplication, { params: { id } })
  const isGone = found.error instanceof ApiError && found.error.status === 404
  const name = isGone ? null : (found.data?.clientName ?? null)
  useEffect(() => onName(name), [onName, name])
  return (
    <div className="grid gap-3">
      <p>
        <TextLink to={backTo} className="inline-flex min-h-11 items-center text-sm">
          {texts.back}
        </TextLink>
      </p>
      {found.isPending && <Skeleton lines={9} />}
      {found.isError && (
        <Notice tone={found.data && !isGone ? 'wait' : 'alarm'} role="alert">
          <p>{isGone ? texts.notFound : found.data ? stale : sentenceOf(found.error, texts.failed)}</p>
          {!isGone && (
            <Button size="sm" kind="secondary" className="mt-2" onClick={() => void found.refetch()}>
              {tryAgain}
            </Button>
          )}
        </Notice>
      )}
      {found.data && !isGone && <ApplicationView application={found.data} reload={reload} />}
    </div>
  )
}
