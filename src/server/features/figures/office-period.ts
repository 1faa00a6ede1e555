import { addMonths, officeDay, startOfOfficeDay } from '../../../shared/rules/civil-days.ts'

/** Calendar months of the office in a row, each from its first instant to that of the next. */
export interface OfficePeriod {
  /** 'YYYY-MM', the oldest first. */
  months: readonly string[]
  /** The first instant of each. */
  starts: readonly Date[]
  /** The first instant after the last. */
  end: Date
}

/** The months that end with `until`; without it, with the month that it is in the office. */
export function officePeriod(
  now: Date,
  {
    until = officeDay(now).slice(0, 7),
    months: count = 12,
  }: { until?: string | undefined; months?: number | undefined },
): OfficePeriod {
  const months = Array.from({ length: count }, (_, at) => addMonths(until, at + 1 - count))
  return { months, starts: months.map(startOfMonth), end: startOfMonth(addMonths(until, 1)) }
}

const startOfMonth = (month: string) => startOfOfficeDay(`${month}-01`)

/** The part of a period that one of its months is; null of a month that is none of it. */
export function monthOfPeriod({ months }: OfficePeriod, month: string): { from: Date; to: Date } | null {
  if (!months.includes(month)) return null
  return { from: startOfMonth(month), to: startOfMonth(addMonths(month, 1)) }
}
