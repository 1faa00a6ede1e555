import type { paymentFacts } from '../../parts/refunds/payment-facts.tsx'

/** Names with their values, side by side where there is room. */
export function FactList({ facts }: { facts: ReturnType<typeof paymentFacts> }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
