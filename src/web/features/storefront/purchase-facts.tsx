import type { HoldingShown } from '../../../shared/api/holding.ts'
import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { HoldingUpgrade, holdingFacts } from '../../parts/holding/holding-facts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { outlookOf, toneOf } from './purchase-state.ts'

interface PurchaseFactsProps {
  purchase: PurchaseShown
  /** Of a package: what its case holds. */
  holding: HoldingShown | null
}

/** What was bought, what was paid, its status, what its case holds, and what comes of it. */
export function PurchaseFacts({ purchase, holding }: PurchaseFactsProps) {
  const { purchases: texts, holding: held } = useMessages()
  const say = useSay()
  const { product, status, paid, boughtAt, opensUntil, creditedToward } = purchase
  const outlook = outlookOf(purchase, texts, say)
  const facts: (readonly [string, string])[] = [
    [texts.facts.product, say(product.name)],
    [texts.facts.paid, formatDollars(paid)],
    [texts.facts.boughtAt, formatDay(boughtAt)],
  ]
  if (opensUntil) facts.push([texts.facts.opensUntil, formatDay(opensUntil)])
  if (creditedToward) facts.push([texts.facts.credited, say(creditedToward)])
  facts.push(...holdingFacts(holding, held))
  return (
    <Card
      id="bought"
      title={texts.facts.title}
      aside={<Badge tone={toneOf[status]}>{texts.statuses[status]}</Badge>}
    >
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <HoldingUpgrade holding={holding} texts={held} />
      {outlook && <p className="mt-4">{outlook}</p>}
      {product.inclusions.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 items-center font-semibold text-press underline underline-offset-4">
            {texts.facts.included}
          </summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {product.inclusions.map((inclusion) => (
              <li key={inclusion}>{say(inclusion)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
