import { describe, expect, it } from 'vitest'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withNamedMonths } from './named-months.ts'

/** Rows of a label and cells, 20 points apart; '_' is a cell where nothing was read. */
function page(...rows: string[]): Page {
  const words = rows.flatMap((row, line) => {
    const [label = '', ...cells] = row.split(' ')
    const y = 100 + 7 * line
    const word = (text: string, middle: number): Word[] => {
      const box = { page: 1, x: middle - text.length, y, width: 2 * text.length, height: 5 }
      return text === '_' ? [] : [{ text, box, size: 4, bold: false, baseline: y + 4, confidence: 0.8 }]
    }
    return [...word(label, 50), ...cells.flatMap((text, at) => word(text, 100 + 20 * at))]
  })
  return { number: 1, width: 612, height: 792, words, marks: [] }
}
const rowsOf = (read: Page | undefined) => (read === undefined ? [] : linesOf(read).map(({ text }) => text))
const read = (...rows: string[]) => rowsOf(withNamedMonths([page(...rows)], [true])[0])
const [months, years, ok] = [
  'Month Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Jan',
  'Year 24 25 25 25 25 25 25 25 25 25 25 25 25 26',
  `Experian${' OK'.repeat(14)}`,
]

describe('a table of months and years in the smallest print', () => {
  it('has every month and year that the others leave', () => {
    const rows = [
      'Month Dec Jan. Feb Mar Apr May _ Jul Avg Sep Ot Nov Dec Jan',
      'we wn 25 25 Ed 2% 25 25 25 _ # 25 25 25 ®',
    ]
    expect(read(...rows, ok)).toEqual([months, years, ok])
    const [mended] = withNamedMonths([page(...rows, ok)], [true])
    const of = (text: string) => mended?.words.find((word) => word.text === text)?.confidence
    expect([of('Jun'), of('Aug'), of('24'), of('Feb')]).toEqual([0.5, 0.75, 0.75, 0.8])
  })

  it('has its years from a table of the document that begins with the same month', () => {
    const lost = withNamedMonths([page(months, years, ok), page(months, 'we # ® S # 8', ok)], [true, true])[1]
    expect(rowsOf(lost)).toEqual([months, years, ok])
    expect(lost?.words.find(({ text }) => text === '25')?.confidence).toBe(0.5)
    const without = withNamedMonths([page(months, years, ok), page(months, '', ok)], [true, true])[1]
    expect(rowsOf(without)).toEqual([months, years, ok])
  })

  it('names its bureaus', () => {
    expect(read(months, years, ok.replace('Experian', 'Expenan'), ok.replace('Experian', 'Equtax'))).toEqual([
      months,
      years,
      ok,
      ok.replace('Experian', 'Equifax'),
    ])
  })

  it('stays where nothing tells the year, or the months do not run on', () => {
    for (const rows of [
      [months, 'we # ® S # 8', ok],
      ['Month Dec Jan Mar Mar Jun May Jan Jul Feb Oct Oct Nov Dec Jan', years, ok],
    ])
      expect(read(...rows)).toEqual(rows)
    const spelled = [page('Month Dec Jan. Feb Mar', years, ok)]
    expect(withNamedMonths(spelled, [false])).toEqual(spelled)
  })
})
