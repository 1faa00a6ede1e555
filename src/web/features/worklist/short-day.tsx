import { isDay, localDay, startOfDay } from '../../../shared/rules/civil-days.ts'
import { formatDay } from '../../lib/format.ts'

/** 'Jun 3' of a day or an instant of this year, else 'Jun 3 ’25': a dense table has no room for more. */
export function ShortDay({ value, none }: { value: string | null; none: string }) {
  if (value === null) return <span className="text-muted">{none}</span>
  const dayOnly = isDay(value)
  const date = dayOnly ? startOfDay(value) : new Date(value)
  const zone = dayOnly ? { timeZone: 'UTC' } : {}
  const short = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', ...zone })
  const year = date.toLocaleDateString('en-US', { year: 'numeric', ...zone })
  const isThisYear = year === localDay(new Date()).slice(0, 4)
  return (
    <time dateTime={value} title={formatDay(value)} className="whitespace-nowrap tabular-nums">
      {short}
      {!isThisYear && ` ’${year.slice(2)}`}
    </time>
  )
}
