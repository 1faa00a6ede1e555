import { describe, expect, it } from 'vitest'
import type { CreditReport, HistoryMonth } from './credit-report.ts'
import { withoutMonthsToCome } from './months-to-come.ts'

const rated = (month: string, x: number): HistoryMonth => ({
  month,
  code: 'OK',
  box: { page: 2, x, y: 40, width: 10, height: 8 },
})

/** What the rule looks at of a report. */
function reportWith(day: string, history: HistoryMonth[]): CreditReport {
  const part = {
    reportDate: { value: day },
    accounts: [{ id: 'experian-01', history }],
    coverage: { unread: [] },
  }
  return part as unknown as CreditReport
}
const known = [rated('2026-11', 10), rated('2026-12', 30)]

describe('months that had not come when a recognised report was printed', () => {
  it('are no ratings, but a line that was not understood', () => {
    const misread = [rated('2028-08', 50), rated('2028-09', 70)]
    const report = withoutMonthsToCome(reportWith('2026-11-30', [...known, ...misread]))
    expect(report.accounts[0]?.history).toEqual(known)
    expect(report.coverage.unread).toEqual([
      { text: 'OK OK', box: { page: 2, x: 50, y: 40, width: 30, height: 8 } },
    ])
  })

  it('are not those up to the next month, and none where the report has but a year', () => {
    const report = reportWith('2026-11-30', known)
    expect(withoutMonthsToCome(report)).toBe(report)
    const ofYear = reportWith('2026', [rated('2028-08', 50)])
    expect(withoutMonthsToCome(ofYear)).toBe(ofYear)
  })
})
