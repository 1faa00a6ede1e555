import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  addMonths,
  anniversary,
  dayNumber,
  daysBetween,
  dayText,
  endOfMonth,
  isDay,
  monthsAfter,
  monthText,
  officeDay,
  startOfDay,
  startOfOfficeDay,
  weekdayOf,
} from './civil-days.ts'

/** The days of a year that are no business days although they are no Saturday or Sunday. */
function weekdaysOff(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at))
  return days.filter(
    (day) =>
      day.startsWith(String(year)) &&
      ![0, 6].includes(weekdayOf(day)) &&
      addBusinessDays(addDays(day, -1), 1) !== day,
  )
}

describe('business days', () => {
  it('leaves out the federal holidays of a year, those on a weekend on the day they are observed', () => {
    // As published by the Office of Personnel Management.
    expect(weekdaysOff(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
    expect(weekdaysOff(2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-31',
    ])
  })

  it('knows Juneteenth from 2021 on, and no earlier', () => {
    expect(weekdaysOff(2021)).toContain('2021-06-18')
    expect(weekdaysOff(2020)).not.toContain('2020-06-19')
  })

  it('observes New Year in the old year when it falls on a Saturday', () => {
    expect(weekdaysOff(2021)).toContain('2021-12-31')
    expect(weekdaysOff(2022)).not.toContain('2022-01-01')
    expect(addBusinessDays('2021-12-30', 1)).toBe('2022-01-03')
  })

  it('counts from the day after, over weekends and holidays', () => {
    expect(addBusinessDays('2026-11-16', 5)).toBe('2026-11-23')
    // Delivered on a Saturday: Monday is day 1, Thanksgiving is none.
    expect(addBusinessDays('2026-11-21', 5)).toBe('2026-11-30')
    expect(addBusinessDays('2026-12-23', 4)).toBe('2026-12-30')
  })

  it('always ends on a weekday, and never goes back', () => {
    const day = fc.integer({ min: dayNumber('2021-01-01'), max: dayNumber('2040-12-31') })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (number, count) => {
        const from = addDays('1970-01-01', number)
        const to = addBusinessDays(from, count)
        expect([0, 6]).not.toContain(weekdayOf(to))
        expect(daysBetween(from, to)).toBeGreaterThanOrEqual(count)
        expect(addBusinessDays(from, count + 1) > to).toBe(true)
      }),
    )
  })
})

describe('whole days', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29)
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('1969-12-28')).toBe(0)
  })

  it('gives a leap day its anniversary on February 28', () => {
    expect(anniversary('2028-02-29', 2)).toBe('2030-02-28')
    expect(anniversary('2028-02-29', 4)).toBe('2032-02-29')
    expect(anniversary('2026-12-31', 5)).toBe('2031-12-31')
  })

  it('writes a day as letters do', () => {
    expect(dayText('2026-12-05')).toBe('December 5, 2026')
  })
})

describe('days that are typed, and days of instants', () => {
  it('knows which days the calendar has', () => {
    expect(['2028-02-29', '2027-02-28', '1999-12-31'].every(isDay)).toBe(true)
    expect(['2027-02-29', '2026-13-01', '2026-00-10', '2026-4-1', '2026-04-31', 'soon', ''].some(isDay)).toBe(
      false,
    )
  })

  it('gives an instant the day of the office, whatever the machine’s zone', () => {
    expect(officeDay(new Date('2026-11-21T04:30:00Z'))).toBe('2026-11-20')
    expect(officeDay(new Date('2026-07-21T04:30:00Z'))).toBe('2026-07-21')
    expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  })
})

describe('months', () => {
  it('cross years, and end on their last day', () => {
    expect([addMonths('2026-11', 3), addMonths('2026-01-15', -2)]).toEqual(['2027-02', '2025-11'])
    expect([endOfMonth('2028-02'), endOfMonth('2026-12')]).toEqual(['2028-02-29', '2026-12-31'])
    expect([monthText('2027-04'), monthText('2027-04-30', 'es')]).toEqual(['April 2027', 'abril de 2027'])
  })

  it('later fall on the last day of a shorter month, at the same time', () => {
    const last = new Date('2027-01-31T09:17:00Z')
    expect(monthsAfter(last, 1).toISOString()).toBe('2027-02-28T09:17:00.000Z')
    expect(monthsAfter(last, 2).toISOString()).toBe('2027-03-31T09:17:00.000Z')
    expect(monthsAfter(last, -2).toISOString()).toBe('2026-11-30T09:17:00.000Z')
  })
})

describe('the first instant of a day of the office', () => {
  it('is midnight in New York, in summer, in winter and on the days on which clocks are changed', () => {
    for (const [day, instant] of [
      ['2026-07-01', '2026-07-01T04:00:00.000Z'],
      ['2026-12-01', '2026-12-01T05:00:00.000Z'],
      ['2026-03-08', '2026-03-08T05:00:00.000Z'],
      ['2026-03-09', '2026-03-09T04:00:00.000Z'],
      ['2026-11-01', '2026-11-01T04:00:00.000Z'],
      ['2026-11-02', '2026-11-02T05:00:00.000Z'],
    ] as const)
      expect(startOfOfficeDay(day).toISOString()).toBe(instant)
  })

  it('begins its own day, and ends the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_500 }), (count) => {
        const day = addDays('2000-01-01', count)
        const start = startOfOfficeDay(day)
        expect(officeDay(start)).toBe(day)
        expect(officeDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })
})
