import { describe, expect, it } from 'vitest'
import { dayInLog } from './day-in-log.ts'

describe('the day of a scan in the mail log', () => {
  it.each([
    // Eight in the evening, as the carrier's own page shows it.
    ['2026-11-05T01:00:00Z', '2026-11-04'],
    ['2026-11-05T04:59:00Z', '2026-11-04'],
    ['2026-11-05T05:01:00Z', '2026-11-05'],
    // The clocks are put back on November 1, and put forward on March 14.
    ['2026-11-01T03:59:00Z', '2026-10-31'],
    ['2026-11-01T04:01:00Z', '2026-11-01'],
    ['2026-11-02T04:59:00Z', '2026-11-01'],
    ['2027-03-15T03:59:00Z', '2027-03-14'],
    ['2027-03-15T04:01:00Z', '2027-03-15'],
    ['2027-01-01T02:00:00Z', '2026-12-31'],
  ])('at %s is %s', (at, day) => {
    expect(dayInLog(new Date(at))).toBe(day)
  })
})
