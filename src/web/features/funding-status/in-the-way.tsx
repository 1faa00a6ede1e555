import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { formatDay, formatMonth } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

/** Findings and removal dates of the same person's dispute case; nothing for whoever has none. */
export function InTheWay({ items }: { items: FundingApplicationShown['score']['inTheWay'] }) {
  const { score: texts } = useMessages().fundingStatus
  const say = useSay()
  // 'A finding · the furnisher · the bureaus': each part is said by itself.
  const sayParts = (what: string) => what.split(' · ').map(say).join(' · ')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="in-the-way" className="mt-4 border-t border-line pt-5">
      <h3 id="in-the-way" className="text-lg">
        {texts.inTheWayTitle}
      </h3>
      <p className="mt-1 text-muted">{texts.inTheWayText}</p>
      <ul className="mt-2 grid gap-1">
        {items.map(({ what, until }) => (
          <li key={`${what} ${until ?? ''}`} className="flex flex-wrap justify-between gap-x-6">
            <span className="min-w-0 break-words">{sayParts(what)}</span>
            {until && <span className="text-muted">{texts.until(dayOrMonth(until))}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A removal is known to the day or to the month ('2027-03'). */
const dayOrMonth = (value: string) => (/^\d{4}-\d{2}$/.test(value) ? formatMonth(value) : formatDay(value))
