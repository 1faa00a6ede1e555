import { listSentBackRefunds } from '../../../shared/api/sent-back-refunds.ts'
import { sentBackRefundTexts as texts } from '../../../shared/messages/staff/sent-back-refunds.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { CardSection } from './card-section.tsx'
import { SentBackCard } from './sent-back-card.tsx'
import { useCardPage } from './use-card-page.ts'

/** Refunds that the bank sent back, to be paid in another way or as they were; nothing while there is none. */
export function SentBackRefunds({ show }: { show: 'open' | 'closed' }) {
  const { found, reload, pages } = useCardPage(listSentBackRefunds, (page) => ({ query: { show, page } }))
  if (found.isError) return <LoadFailure of={found} otherwise={texts.failed} />
  return (
    <CardSection
      place="refund"
      title={texts.titles[show]}
      lead={texts.leads[show]}
      list={texts.list}
      rows={found.data?.rows ?? []}
      {...pages}
      keyOf={({ id }) => id}
      card={(refund) => <SentBackCard refund={refund} reload={reload} />}
    />
  )
}
