import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { refundPurchase, type StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { purchaseStatusWords } from '../../../shared/messages/staff/sessions.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'

const { other: texts } = caseworkTexts
type Purchase = StaffCase['purchases'][number]

interface PurchaseListProps {
  purchases: readonly Purchase[]
  reload: () => void
}

/** What was bought through payment links, and the form to refund each payment of it. */
export function PurchaseList({ purchases, reload }: PurchaseListProps) {
  return (
    <ul className="mb-3 grid list-disc gap-3 pl-5">
      {purchases.map((purchase) => (
        <li key={purchase.id}>
          {lineOf(purchase)}
          {purchase.payments.map((payment) => (
            <div key={payment.paymentIntentId} className="mt-1">
              <p className="text-muted">
                {texts.paid(dollars(payment.amount), paidOn(payment), dollars(payment.refunded))}
              </p>
              <PaymentRefunds
                payment={{ ...payment, productName: nameOf(purchase, payment) }}
                wholeText={purchase.subscription ? texts.wholeSubscription : texts.whole}
                send={(body, call) => call(refundPurchase, { params: { id: String(purchase.id) }, body })}
                reload={reload}
              />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount))
const paidOn = ({ settledAt, createdAt }: StaffPayment) => formatDay(settledAt ?? createdAt)

function lineOf({ productName, amount, status, createdAt, creditedToward }: Purchase): string {
  return [
    productName,
    dollars(amount),
    purchaseStatusWords[status] ?? status,
    formatDay(createdAt),
    ...(creditedToward === null ? [] : [texts.credited(creditedToward)]),
  ].join(', ')
}

/** The payments of a subscription differ by their day. */
const nameOf = ({ productName, payments }: Purchase, payment: StaffPayment) =>
  payments.length === 1 ? productName : texts.paymentOf(productName, paidOn(payment))
