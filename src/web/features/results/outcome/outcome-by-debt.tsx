import { formatDay } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { useSay } from '../../../lib/use-say.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { FoldingSection } from '../../../ui/folding-section.tsx'
import type { DebtNow, ItemNow, Standing } from './outcome-of-case.ts'
import { standingOf } from './outcome-of-case.ts'

const tones: Record<Standing, Tone> = {
  removed: 'good',
  corrected: 'good',
  stays: 'neutral',
  unanswered: 'wait',
}

/** Each account with what was disputed of it, how that stands at each bureau, and since when. */
export function OutcomeByDebt({ debts }: { debts: readonly DebtNow[] }) {
  const { outcome: texts } = useMessages().results
  return (
    <FoldingSection id="outcome-by-account" level={3} title={texts.debts}>
      <ul className="-mt-2 divide-y divide-line">
        {debts.map(({ creditor, accountNumber, items }) => (
          <li key={`${creditor} ${accountNumber}`} className="py-3">
            <h4 className="font-semibold wrap-anywhere">
              {creditor === null ? texts.noAccount : [creditor, accountNumber].filter(Boolean).join(' ')}
            </h4>
            <ul className="mt-1 grid gap-2">
              {items.map((item) => (
                <ItemLine key={`${item.bureau} ${item.finding}`} item={item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}

function ItemLine({ item }: { item: ItemNow }) {
  const { outcome: texts, outcomes } = useMessages().results
  const say = useSay()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="text-muted">{item.bureau}:</span> {say(item.title)}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={tones[standingOf(item.outcome)]}>{outcomes[item.outcome]}</Badge>
        <span className="text-sm text-muted">{texts.since(formatDay(item.since))}</span>
      </span>
    </li>
  )
}
