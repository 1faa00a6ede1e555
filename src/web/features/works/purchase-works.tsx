import { listPurchaseWorks } from '../../../shared/api/works.ts'
import { findGrant } from '../../../shared/catalogue/grants.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { WorkRows } from '../../parts/works/work-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PurchaseWorksProps {
  sessionId: string
  productKey: string
}

/** What only a person can do of a purchase; nothing where its product needs nobody. */
export function PurchaseWorks({ sessionId, productKey }: PurchaseWorksProps) {
  const { works: texts } = useMessages()
  const needsSomebody = (findGrant(productKey)?.works.length ?? 0) > 0
  const works = useCall(listPurchaseWorks, { params: { sessionId } }, { enabled: needsSomebody })
  if (!needsSomebody || works.data?.length === 0) return null
  return (
    <Card id="works" title={texts.title}>
      {works.isPending && <Skeleton />}
      <LoadFailure of={works} otherwise={texts.loadFailed} />
      {works.data && <WorkRows works={works.data} />}
    </Card>
  )
}
