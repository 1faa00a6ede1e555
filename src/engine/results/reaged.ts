import { monthNumber, monthOf } from '../match/calendar.ts'
import type { Printed, PrintedDate, Tradeline } from '../report/credit-report.ts'

/** Removal months are the bureau's estimate: one month more or less says nothing. */
const leastMonths = { dofd: 1, removalDate: 2 } as const

/**
 * Which dates of an account were moved so that it stays longer: the date of first delinquency, or the removal date, is
 * printed later than before, and the payment history shows no current month since the earlier delinquency, from which a
 * new one could have begun (section 605(c)(1): the seven years start once). Empty when nothing moved.
 */
export function movedDates(before: Tradeline, after: Tradeline): ('dofd' | 'removalDate')[] {
  const moved = (['dofd', 'removalDate'] as const).filter(
    (field) => monthsLater(before[field], after[field]) >= leastMonths[field],
  )
  return moved.length > 0 && wasCurrentSince(before, after) ? [] : moved
}

/** 0 when either is not printed with a month, or the second is not later. */
function monthsLater(first: Printed<PrintedDate> | null, second: Printed<PrintedDate> | null): number {
  const from = first === null ? null : monthOf(first.value)
  const to = second === null ? null : monthOf(second.value)
  return from === null || to === null ? 0 : Math.max(0, monthNumber(to) - monthNumber(from))
}

/** A month paid on time after the earlier first delinquency (where it is printed) and before the later one. */
function wasCurrentSince(before: Tradeline, after: Tradeline): boolean {
  const from = before.dofd === null ? null : monthOf(before.dofd.value)
  const until = after.dofd === null ? null : monthOf(after.dofd.value)
  const start = from ?? firstLateMonth(before)
  if (start === null) return false
  return after.history.some(
    ({ month, code }) => code === 'OK' && month > start && (until === null || month < until),
  )
}

function firstLateMonth(entry: Tradeline): string | null {
  const late = entry.history.filter(({ code }) => /^\d+$|^CO$|^COL$/.test(code)).map(({ month }) => month)
  return late.sort()[0] ?? null
}
