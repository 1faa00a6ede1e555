import { refundFundingPayment, refundPurchase } from '../../../shared/api/staff-refunds.ts'
import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NamedValues } from './application-part.tsx'
import type { PartProps } from './application-record.ts'

const { packages: texts } = staffFundingTexts

/** What was paid for an application and given back, by card or by payment link, and the form to give more back. */
export function PaymentsList({ application: { id, payments }, reload }: PartProps) {
  if (payments.length === 0) return null
  const kept = (name: string) =>
    payments.find(({ productName, left }) => productName === name && Number(left) > 0)
  const [before, bundle] = [kept(armorReady.name), kept(entityReadiness.name)]
  return (
    <>
      <h4 className="border-t border-line pt-3 font-semibold">{texts.payments}</h4>
      {before && bundle && (
        <Notice tone="wait">
          <p>{texts.paidTwice(before.productName, formatDollars(Number(before.left)))}</p>
        </Notice>
      )}
      <ul className="grid gap-5">
        {payments.map(({ purchaseId, ...payment }) => (
          <li key={payment.paymentIntentId}>
            <NamedValues values={paymentFacts(payment)} />
            <PaymentRefunds
              payment={payment}
              wholeText={texts.whole}
              send={(body, call) =>
                purchaseId === null
                  ? call(refundFundingPayment, { params: { id: String(id) }, body })
                  : call(refundPurchase, { params: { id: String(purchaseId) }, body })
              }
              reload={reload}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
