import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSentBackRefunds, type SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import { sentBackRefundTexts as texts } from '../../../shared/messages/staff/sent-back-refunds.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { everyPageOf } from '../../lib/call-address.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { CardSection } from './card-section.tsx'
import { SentBackCard } from './sent-back-card.tsx'

/** Refunds that the bank sent back, to be paid in another way or as they were; nothing while there is none. */
export function SentBackRefunds({ show }: { show: 'open' | 'closed' }) {
  const [page, setPage] = useState(1)
  const found = useCallPage(listSentBackRefunds, { query: { show, page } })
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries(everyPageOf(listSentBackRefunds))
  useStaffChanges(({ what, clientId }) => {
    if (what === 'lists' || (what === 'messages' && clientId === null)) void reload()
  })
  const { rows = [], total = 0 }: { rows?: SentBackRefund[]; total?: number } = found.data ?? {}
  if (found.isError) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  return (
    <CardSection
      place="refund"
      title={texts.titles[show]}
      lead={texts.leads[show]}
      list={texts.list}
      {...{ rows, total, page }}
      keyOf={({ id }) => id}
      onPage={setPage}
      card={(refund) => <SentBackCard refund={refund} reload={reload} />}
    />
  )
}
