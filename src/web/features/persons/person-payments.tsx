import type { Person, PersonPayment } from '../../../shared/api/persons.ts'
import { refundPostalOrder } from '../../../shared/api/postal.ts'
import {
  refundFundingPayment,
  refundLooseFundingPayment,
  refundLoosePayment,
  refundPurchase,
} from '../../../shared/api/staff-refunds.ts'
import { personTexts as texts } from '../../../shared/messages/staff/persons.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { Caller } from '../../lib/use-act.ts'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import type { RefundToSend } from '../../parts/refunds/refunded-payment.ts'
import { PersonPart } from './person-part.tsx'

/** Every payment with what was given back of it, and the form to give more back. */
export function PersonPayments({ person, reload }: { person: Person; reload: () => unknown }) {
  const { payments } = person
  if (payments.length === 0) return null
  const settled = payments.filter(({ settledAt }) => settledAt !== null)
  const sumOf = (what: 'amount' | 'refunded') =>
    settled.reduce((cents, payment) => cents + Math.round(Number(payment[what]) * 100), 0) / 100
  const [paid, refunded] = [sumOf('amount'), sumOf('refunded')]
  return (
    <PersonPart id="payments" title={texts.parts.payments} wide>
      <p className="mb-2 tabular-nums">
        {texts.sum(formatDollars(paid - refunded), formatDollars(paid), formatDollars(refunded))}
      </p>
      <ul>
        {payments.map((payment) => (
          <li key={payment.paymentIntentId} className="border-b border-line py-3 last:border-0">
            <PaymentFacts payment={payment} />
            <PaymentRefunds
              payment={payment}
              wholeText={payment.subscription ? texts.wholeSubscription : texts.whole}
              send={(body, call) => refund(payment, body, call)}
              reload={reload}
            />
          </li>
        ))}
      </ul>
    </PersonPart>
  )
}

function PaymentFacts({ payment }: { payment: PersonPayment }) {
  const { place, settledAt } = payment
  const shown = settledAt === null ? `${texts.places[place]} (${texts.notPaid})` : texts.places[place]
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
      {[...paymentFacts(payment), [texts.place, shown] as const].map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words max-sm:mb-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Through the call of wherever the payment is kept. */
function refund({ place, recordId }: PersonPayment, body: RefundToSend, call: Caller): Promise<unknown> {
  const params = { id: String(recordId) }
  if (place === 'purchase') return call(refundPurchase, { params, body })
  if (place === 'postal') return call(refundPostalOrder, { params, body })
  if (place === 'checkout') return call(refundLoosePayment, { params, body })
  return recordId === null
    ? call(refundLooseFundingPayment, { body })
    : call(refundFundingPayment, { params, body })
}
