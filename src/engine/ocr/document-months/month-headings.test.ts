import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withMonthHeadings } from './month-headings.ts'

const word = (text: string, x: number, confidence = 0.9, size = 6): Word => ({
  text,
  box: { page: 1, x, y: 100, width: 3 * text.length, height: 7 },
  size,
  bold: false,
  baseline: 106,
  confidence,
})
const page = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })
/** The words of a row whose columns are 20 points apart, as they are read then. */
const read = (text: string, ...others: Word[]) => {
  const words = text.split(' ').map((each, at) => word(each, 100 + 20 * at - 1.5 * each.length))
  return withMonthHeadings([page([...words, ...others])], [true])[0]?.words ?? []
}
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

describe('a row of months with their years', () => {
  it('is what the months make it where strokes were read as figures or not at all', () => {
    const words = read('1026 926 8/26 7726 6/26 526 4/26 3126 2/26 126 1225 1125 10/25')
    expect(textOf(words)).toBe('10/26 9/26 8/26 7/26 6/26 5/26 4/26 3/26 2/26 1/26 12/25 11/25 10/25')
    expect(words.map(({ confidence }) => confidence).slice(0, 3)).toEqual([0.75, 0.75, 0.9])
  })

  it('is so where hardly any stroke was read, but every figure beside them', () => {
    const row = '10/26 926 8/26 7726 626 526 4/26 3126 226 126 1225 1125 1025 9/25 825 725'
    const months = row.split(' ').map((_, at) => `${((21 - at) % 12) + 1}/${at < 10 ? 26 : 25}`)
    expect(textOf(read(row))).toBe(months.join(' '))
    const other = row.replace('226', '326')
    expect(textOf(read(other))).toBe(other)
  })

  it('runs forth as well, with noughts and whole years as it prints them', () => {
    expect(textOf(read('11/2024 1212024 01/2025 02/2025 0312025 04/2025'))).toBe(
      '11/2024 12/2024 01/2025 02/2025 03/2025 04/2025',
    )
  })

  it('stays where what was read does not follow, or is of another year', () => {
    for (const row of [
      '1026 926 8/26 7726 626 526 4/26',
      '10/26 9/26 8/26 725 6/26 5/26',
      '10/26 4/26 8/25 725 6/22 5/26',
      '30 60 90 120 150 180 30',
    ])
      expect(textOf(read(row))).toBe(row)
  })

  it('stays on a page that the file spells', () => {
    const spelled = page([word('10/26', 100), word('926', 120)])
    expect(withMonthHeadings([spelled], [false])).toEqual([spelled])
  })
})

describe('a row of months, or of their years', () => {
  const years = 'Year 26 26 26 26 25 25 25'
  it('has nothing over another word, nor higher than itself, that is not sure', () => {
    expect(textOf(read(years, word('25Tei', 196, 0.35), word('nl', 250, 0.22, 15)))).toBe(years)
  })

  it('keeps what is sure, and what stands beside it', () => {
    const others = [word('Status', 196, 0.9), word('Fair', 300, 0.4)]
    expect(textOf(read(years, ...others))).toBe(`${years} Status Fair`)
  })
})
