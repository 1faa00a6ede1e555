import { refundPurchase, type StaffPayment, type StaffPurchase } from '../../../shared/api/staff-refunds.ts'
import { staffPaymentsTexts as texts } from '../../../shared/messages/staff/payments.ts'
import { purchaseStatusWords } from '../../../shared/messages/staff/sessions.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { AddressDeletion } from '../../parts/privacy/address-deletion.tsx'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FactList } from './fact-list.tsx'

interface PurchaseCardProps {
  purchase: StaffPurchase
  reload: () => void
}

/** One purchase: who paid what for what, and each payment with what was given back of it. */
export function PurchaseCard({ purchase, reload }: PurchaseCardProps) {
  const { productName, name, email, clientId, payments } = purchase
  const status = purchaseStatusWords[purchase.status] ?? purchase.status
  const paid = formatDollars(Number(purchase.amount))
  return (
    <section
      aria-label={`${productName}, ${email}`}
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <FactList
        facts={[
          [texts.facts.product, <strong key="product">{productName}</strong>],
          [texts.facts.paid, paid],
          [texts.facts.status, status],
          [texts.facts.bought, formatInstant(purchase.createdAt)],
          [texts.facts.buyer, `${name ?? texts.noName}, ${email}`],
        ]}
      />
      {clientId !== null && payments.length === 0 ? (
        <p className="mt-3">
          <TextLink to={`/dashboard/client?client=${clientId}`}>{texts.ofClient(clientId)}</TextLink>
        </p>
      ) : (
        payments.length === 0 && <p className="mt-3 text-muted">{texts.unpaid}</p>
      )}
      {payments.map((payment) => {
        const named = { ...payment, productName: nameOf(purchase, payment) }
        return (
          <div key={payment.paymentIntentId} className="mt-4 border-t border-line pt-3">
            <FactList facts={paymentFacts(named)} />
            <PaymentRefunds
              payment={named}
              wholeText={purchase.subscription ? texts.wholeSubscription : texts.whole}
              send={(body, call) => call(refundPurchase, { params: { id: String(purchase.id) }, body })}
              reload={reload}
            />
          </div>
        )
      })}
      {email !== '' && (
        <p className="mt-3">
          <PersonLink email={email} className="inline-flex min-h-11 items-center sm:min-h-9" />
        </p>
      )}
      {clientId === null && email !== '' && (
        <AddressDeletion email={email} id={`purchase-${purchase.id}`} reload={reload} />
      )}
    </section>
  )
}

/** The payments of a subscription differ by their day. */
const nameOf = ({ productName, payments }: StaffPurchase, { settledAt, createdAt }: StaffPayment) =>
  payments.length === 1 ? productName : texts.paymentOf(productName, formatDay(settledAt ?? createdAt))
