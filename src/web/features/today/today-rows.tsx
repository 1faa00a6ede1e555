import type { Today } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { isDay } from '../../../shared/rules/civil-days.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { SmartLink } from '../../ui/smart-link.tsx'

/** One row a thing to do: what, for whom, since when; the whole of it leads to where it is done. */
export function TodayRows({ rows }: { rows: Today['rows'] }) {
  const keyed = distinctKeys(rows, ({ kind, address, since }) => `${kind} ${address} ${since}`)
  return (
    <ul aria-label={texts.list} className="border-y border-line">
      {keyed.map(({ key, item: row }) => (
        <li key={key} className="border-b border-line last:border-b-0">
          <SmartLink
            to={row.address}
            className="grid min-h-12 items-center gap-x-4 px-2 py-2 text-ink no-underline hover:bg-sunk sm:grid-cols-[1fr_1fr_14rem]"
          >
            <span className="min-w-0 break-words text-link">
              {row.about === null ? texts.acts[row.kind] : texts.task(row.about)}
            </span>
            <span className="min-w-0 break-words">
              <strong className="font-semibold">{row.name ?? texts.nobody}</strong>
              {row.amount !== null && `, ${formatDollars(Number(row.amount))}`}
            </span>
            <span className="text-sm text-muted tabular-nums">
              {isDay(row.since) ? texts.dueOn(formatDay(row.since)) : texts.since(formatInstant(row.since))}
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
