import { formatDollars } from '../../../shared/rules/money.ts'
import type { PaymentSuccess } from '../../lib/funding-records.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

/** Service, amount and the last 8 characters of the payment id. */
export function PaymentFacts({ payment }: { payment: PaymentSuccess }) {
  const { funding } = useMessages()
  const say = useSay()
  const texts = funding.confirmation
  const facts = [
    [texts.service, say(payment.service)],
    [texts.amount, formatDollars(payment.amount)],
    [texts.reference, texts.lastEight(payment.paymentIntentId.slice(-8))],
  ] as const
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="text-xl">
        {texts.order}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
