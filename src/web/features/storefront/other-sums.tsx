import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOtherSums, type OtherSum } from '../../../shared/api/other-sums.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { everyPageOf } from '../../lib/call-address.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CardSection } from './card-section.tsx'
import { OtherSumCard } from './other-sum-card.tsx'

const { otherSums: texts } = staffPaymentsTexts

/** What was paid in another sum than was asked for, to be decided or as it was decided; nothing while there is none. */
export function OtherSums({ show }: { show: 'open' | 'decided' }) {
  const [page, setPage] = useState(1)
  const found = useCallPage(listOtherSums, { query: { show, page } })
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries(everyPageOf(listOtherSums))
  useStaffChanges(({ what, clientId }) => {
    if (what === 'lists' || (what === 'messages' && clientId === null)) void reload()
  })
  const { rows = [], total = 0 }: { rows?: OtherSum[]; total?: number } = found.data ?? {}
  if (found.isPending) return <Skeleton lines={1} />
  if (found.isError) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  return (
    <CardSection
      place="sum"
      title={texts.titles[show]}
      lead={texts.leads[show]}
      list={texts.list}
      {...{ rows, total, page }}
      keyOf={({ id }) => id}
      onPage={setPage}
      card={(sum) => <OtherSumCard sum={sum} reload={reload} />}
    />
  )
}
