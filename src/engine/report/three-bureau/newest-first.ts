import type { Bureau, HistoryMonth } from '../credit-report.ts'

/** Each bureau's months from the newest to the oldest, in whichever direction the grid runs. */
export function newestFirst(months: ReadonlyMap<Bureau, HistoryMonth[]>): Map<Bureau, HistoryMonth[]> {
  return new Map(
    [...months].map(([bureau, cells]) => [bureau, [...cells].sort((a, b) => (a.month < b.month ? 1 : -1))]),
  )
}
