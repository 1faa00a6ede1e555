import type { listPurchases } from '../../../shared/api/storefront.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What the client's address bought through payment links, each with the way to its page; absent when it bought nothing. */
export function PurchasesCard({ purchases }: { purchases: CallReply<typeof listPurchases> }) {
  const { purchases: texts } = useMessages()
  const say = useSay()
  if (purchases.length === 0) return null
  return (
    <Card id="purchases" title={texts.card.title}>
      <ul className="grid gap-4">
        {purchases.map(({ sessionId, product, status, opensUntil, creditedToward, boughtAt }) => (
          <li key={`${boughtAt} ${product.key}`}>
            <p className="font-semibold">{say(product.name)}</p>
            <p className="text-sm text-muted">
              {[
                texts.statuses[status],
                opensUntil && texts.card.until(formatDay(opensUntil)),
                creditedToward && `${texts.facts.credited}: ${say(creditedToward)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {/* Nobody's to open for staff who only look. */}
            {sessionId !== '' && (
              <TextLink to={`/account/purchase?session_id=${encodeURIComponent(sessionId)}`}>
                {texts.card.open(say(product.name))}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
