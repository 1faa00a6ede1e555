import { listOtherSums } from '../../../shared/api/other-sums.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CardSection } from './card-section.tsx'
import { OtherSumCard } from './other-sum-card.tsx'

const { otherSums: texts } = staffPaymentsTexts

import { useCardPage } from './use-card-page.ts'

/** What was paid in another sum than was asked for, to be decided or as it was decided; nothing while there is none. */
export function OtherSums({ show }: { show: 'open' | 'decided' }) {
  const { found, reload, pages } = useCardPage(listOtherSums, (page) => ({ query: { show, page } }))
  if (found.isPending) return <Skeleton lines={1} />
  if (found.isError) return <LoadFailure of={found} otherwise={texts.failed} />
  return (
    <CardSection
      place="sum"
      title={texts.titles[show]}
      lead={texts.leads[show]}
      list={texts.list}
      rows={found.data?.rows ?? []}
      {...pages}
      keyOf={({ id }) => id}
      card={(sum) => <OtherSumCard sum={sum} reload={reload} />}
    />
  )
}
