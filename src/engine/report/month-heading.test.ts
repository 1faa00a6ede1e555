import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../test/support/printed-lines.ts'
import { monthHeadingOf } from './month-heading.ts'

const months = (text: string) => monthHeadingOf(printedLine(30, [30, text]))?.map(({ number }) => number)

it('heads the months of a short last row, which ends with how many there are', () => {
  expect(months('May 2024 April 2024 Total Months: 34')).toEqual([5, 4])
  expect(months('Total Months: 34')).toBeUndefined()
})

it('names Spanish months, which begin small, in a row of many alone', () => {
  expect(months('Año ene feb mar abr may jun jul')).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(months('may mar')).toBeUndefined()
})

describe('a row of the initials of months', () => {
  it('names the only months that follow each other so, forth or back', () => {
    expect(months('J F M A M J J A S O N D')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(months('M A M F J D N O S')).toEqual([5, 4, 3, 2, 1, 12, 11, 10, 9])
    expect(months('M A M J J A S O')).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(months('N O S A J J M A M F J D N O S A J J')).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8, 7, 6,
    ])
  })

  it.each(['C C C C C C C C', 'N O S A J', 'J F M A X J J A'])('is no such row: %s', (text) =>
    expect(months(text)).toBeUndefined(),
  )
})

it('gives each month of a row the year that it begins with', () => {
  const columns = monthHeadingOf(printedLine(30, [30, '2026 SEP AUG JUL']))
  expect(columns?.map(({ number, year }) => `${year}-${number}`)).toEqual(['2026-9', '2026-8', '2026-7'])
  expect(months('2026 SEP 2025')).toBeUndefined()
  expect(months('2026 may')).toBeUndefined()
})
