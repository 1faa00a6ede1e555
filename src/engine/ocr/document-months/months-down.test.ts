import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withMonthsDown } from './months-down.ts'

/** A row each, with a cell behind its first word where that is followed by one. */
function page(...rows: string[]): Page {
  const words = rows.flatMap((row, at) =>
    row.split(' ').map(
      (text, column): Word => ({
        text,
        box: { page: 1, x: 40 + 60 * column, y: 100 + 9 * at, width: 3 * text.length, height: 7 },
        size: 6,
        bold: false,
        baseline: 106 + 9 * at,
        confidence: 0.9,
      }),
    ),
  )
  return { number: 1, width: 612, height: 792, words, marks: [] }
}
const firsts = (...rows: string[]) =>
  withMonthsDown([page(...rows)], [true])[0]
    ?.words.filter(({ box }) => box.x === 40)
    .map(({ text, confidence }) => `${text} ${confidence}`)

describe('a column of months that run on row by row', () => {
  it('is what most rows make of it', () => {
    const rows = ['12/25 $1', '11/25 $1', '0025 $1', '0925 $1', '08/25 $1', '07/25 $1', 'WS $1', '05/25 $1']
    expect(firsts(...rows)).toEqual([
      '12/25 0.9',
      '11/25 0.9',
      '10/25 0.5',
      '09/25 0.75',
      '08/25 0.9',
      '07/25 0.9',
      '06/25 0.5',
      '05/25 0.9',
    ])
  })

  it('is told by months alone, too', () => {
    const rows = ['01 OK', '02 OK', 'e3 OK', '04 OK', '05 OK', '06 OK', '07 OK', '[1] OK', '09 OK']
    expect(
      firsts(...rows)
        ?.map((text) => text.slice(0, 2))
        .join(' '),
    ).toBe('01 02 03 04 05 06 07 08 09')
  })

  it('ends where nothing tells it goes on, and has no row of one word', () => {
    const rows = ['01 OK', '02 OK', '03', 'x', '05 OK', '06 OK', '07 OK', 'Paid OK']
    expect(firsts(...rows)?.slice(3)).toEqual(['x 0.9', '05 0.9', '06 0.9', '07 0.9', 'Paid 0.9'])
  })

  it('is no column of other figures', () => {
    const rows = ['30 OK', '60 OK', '09 OK', '02 OK', '05 OK', '12 OK', 'e3 OK', '07 OK']
    expect(firsts(...rows)?.at(-2)).toBe('e3 0.9')
    expect(withMonthsDown([page(...rows)], [false])).toEqual([page(...rows)])
  })
})
