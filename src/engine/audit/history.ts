/** Questions to the payment history of an entry. Order of print does not matter. */
import { monthNumber } from '../match/calendar.ts'
import type { HistoryMonth, Tradeline } from '../report/credit-report.ts'
import { isDerogatoryCode } from './account-marks.ts'

/** Oldest first. */
export function oldestFirst(entry: Tradeline): HistoryMonth[] {
  return [...entry.history].sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0))
}

/** Neighbouring months that are both printed, oldest pair first. */
export function neighbours(entry: Tradeline): [HistoryMonth, HistoryMonth][] {
  const months = oldestFirst(entry)
  return months.flatMap((month, at): [HistoryMonth, HistoryMonth][] => {
    const next = months[at + 1]
    return next !== undefined && monthNumber(next.month) - monthNumber(month.month) === 1
      ? [[month, next]]
      : []
  })
}

/**
 * The first month of the unbroken run of derogatory months that ends in the newest one; null when the newest month with
 * data is not derogatory. `startSeen`: an on-time month stands right before it, so the run really begins there.
 */
export function derogatoryRun(entry: Tradeline): { first: HistoryMonth; startSeen: boolean } | null {
  const months = oldestFirst(entry).filter(({ code }) => code !== 'ND')
  let first: HistoryMonth | null = null
  let before: HistoryMonth | null = null
  for (const month of months.reverse()) {
    if (first !== null && monthNumber(first.month) - monthNumber(month.month) > 1) break
    if (!isDerogatoryCode(month.code)) {
      before = month
      break
    }
    first = month
  }
  return first === null ? null : { first, startSeen: before?.code === 'OK' }
}
