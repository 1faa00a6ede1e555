import { formatDay } from '../../lib/format.ts'

/** 'Jun 3' of a day or an instant of this year, else 'Jun 3 ’25': a dense table has no room for more. */
export function ShortDay({ value, none }: { value: string | null; none: string }) {
  if (value === null) return <span className="text-muted">{none}</span>
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(isDay ? `${value}T12:00:00Z` : value)
  const zone = isDay ? { timeZone: 'UTC' } : {}
  const short = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', ...zone })
  const year = date.toLocaleDateString('en-US', { year: 'numeric', ...zone })
  const isThisYear = year === String(new Date().getFullYear())
  return (
    <time dateTime={value} title={formatDay(value)} className="whitespace-nowrap tabular-nums">
      {short}
      {!isThisYear && ` ’${year.slice(2)}`}
    </time>
  )
}
