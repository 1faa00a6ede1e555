import { openFundingBilling } from '../../../shared/api/funding-payments.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Payments = CallReply<typeof openFundingBilling>['payments']

/** What was paid for an application, and what came back. */
export function BillingDialog({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  const { billing: texts } = useMessages().fundingStatus
  const input = { params: { id: String(applicationId) } }
  const payments = useCall(openFundingBilling, input, { anew: true })
  const { data, isPending } = payments
  return (
    <Dialog open title={texts.title} description={texts.text} onClose={onClose}>
      <LoadFailure of={payments} otherwise={texts.failed} />
      {isPending && <Skeleton lines={2} />}
      {data && <PaymentList payments={data.payments} />}
      <Button kind="secondary" className="mt-5" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}

function PaymentList({ payments }: { payments: Payments }) {
  const { billing: texts } = useMessages().fundingStatus
  const say = useSay()
  if (payments.length === 0) return <p>{texts.none}</p>
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ product, amount, paidOn, refunded }) => (
        <li key={`${product} ${paidOn}`} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>
            <span className="font-semibold">{say(product)}</span>
            <span className="block text-sm text-muted">{texts.paidOn(formatDay(paidOn))}</span>
          </span>
          <span className="text-right tabular-nums">
            {formatDollars(amount)}
            {refunded > 0 && (
              <span className="block text-sm text-muted">{texts.refunded(formatDollars(refunded))}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
