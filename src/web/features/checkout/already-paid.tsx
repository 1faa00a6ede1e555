import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { reportsAddress } from './reports-address.ts'

/** The Back button after a payment: says so, and never charges twice. */
export function AlreadyPaid({
  paymentIntentId,
  onBuyAgain,
}: {
  paymentIntentId: string
  onBuyAgain: () => void
}) {
  const { checkout } = useMessages()
  return (
    <div className="grid gap-5">
      <Notice tone="good" role="status" title={checkout.alreadyPaidTitle}>
        <p>{checkout.alreadyPaidText}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={reportsAddress(paymentIntentId)}>{checkout.goToReports}</LinkButton>
        <Button kind="quiet" onClick={onBuyAgain}>
          {checkout.buyAgain}
        </Button>
      </div>
    </div>
  )
}
