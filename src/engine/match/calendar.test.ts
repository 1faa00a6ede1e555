import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  daysFrom,
  lastDayOf,
  monthNumber,
  monthsFrom,
  surelyBefore,
} from './calendar.ts'

describe('arithmetic on printed dates', () => {
  it('counts years, months and days', () => {
    expect(addYears('2018-06-22', 7)).toBe('2025-06-22')
    expect(addYears('2020-02-29', 7)).toBe('2027-03-01')
    expect(addDays('2025-06-22', 180)).toBe('2025-12-19')
    expect(addMonths('2025-11', 3)).toBe('2026-02')
    expect(addMonths('2025-02', -3)).toBe('2024-11')
    expect(lastDayOf('2024-02')).toBe('2024-02-29')
    expect(daysFrom('2024-02-28', '2024-03-01')).toBe(2)
    expect(monthsFrom('2024-11-30', '2025-02-01')).toBe(3)
    expect(monthsFrom('2024', '2025-02-01')).toBeNull()
  })

  it('says that a date is before another only when it surely is', () => {
    expect(surelyBefore('2025-06', '2025-07-01')).toBe(true)
    expect(surelyBefore('2025-06', '2025-06-30')).toBe(false)
    expect(surelyBefore('2025', '2025-12-31')).toBe(false)
  })

  it('undoes what it adds', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, count) => {
        expect(addDays(addDays(date, count), -count)).toBe(date)
        expect(daysFrom(date, addDays(date, count))).toBe(count)
        const month = date.slice(0, 7)
        expect(addMonths(addMonths(month, count), -count)).toBe(month)
        expect(monthNumber(addMonths(month, count)) - monthNumber(month)).toBe(count)
      }),
    )
  })
})
