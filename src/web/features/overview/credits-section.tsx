import { septemberPlay } from '../../../shared/catalogue/funding-products.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { SumLine } from '../../ui/sum-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Overview } from './purchases-section.tsx'

/** What was paid and comes off a later price, each with what it can be used for; nothing while there is none. */
export function CreditsSection({ credits }: { credits: Overview['credits'] }) {
  const { account, credit } = useMessages()
  const say = useSay()
  const texts = account.overview.credits
  const uses = { packages: texts.packages(say(septemberPlay.name)), 'larger-packages': texts.larger }
  if (credits.length === 0) return null
  return (
    <Card id="credits" title={texts.title}>
      <ul className="grid gap-4">
        {credits.map(({ name, paidOn, amount, toward }) => (
          <li key={`${name} ${paidOn}`}>
            <dl>
              <SumLine name={credit.line(say(name), formatDay(paidOn))} value={formatDollars(amount)} />
            </dl>
            <p className="max-w-prose text-muted">{uses[toward]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose">{texts.how}</p>
      <TextLink to="/restore" className="inline-flex min-h-11 items-center">
        {texts.see}
      </TextLink>
    </Card>
  )
}
