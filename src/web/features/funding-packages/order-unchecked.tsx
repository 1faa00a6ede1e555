import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { FundingOrder } from './use-funding-order.ts'

/** While the server is asked what this payment is for, and when it did not answer. */
export function OrderUnchecked({ order }: { order: Exclude<FundingOrder, { kind: 'order' | 'invalid' }> }) {
  const { funding, pay } = useMessages()
  if (order.kind === 'unchecked')
    return (
      <Notice tone="alarm" role="alert" title={pay.openFailed}>
        <Button kind="secondary" className="mt-3" busy={order.busy} onClick={order.again}>
          {pay.again}
        </Button>
      </Notice>
    )
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-lg">
      <Spinner className="size-6 text-press" />
      {funding.checkout.loading}
    </p>
  )
}
