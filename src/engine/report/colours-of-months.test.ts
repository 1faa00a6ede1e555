import { describe, expect, it } from 'vitest'
import { drawnMark, type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import { lostSign, type Mark, type Page } from '../read/positioned-text.ts'
import { withSignsOfMonths } from './signs-of-months.ts'

const [green, yellow, red, grey, blue] = ['#2e8b57', '#f5d442', '#dd3333', '#dddddd', '#3355dd']
const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
const head = months.map((text, at): PrintedCell => [60 + 20 * at, text])
const keyOf = (...words: string[]): PrintedCell[] => words.map((text, at) => [80 + 120 * at, text])
/** A row of cells at the height of a line, `null` for none. */
const cells = (y: number, ...colours: (string | null)[]): Mark[] =>
  colours.flatMap((colour, at) => (colour === null ? [] : [drawnMark(59 + 20 * at, y, 8, 8, colour)]))
/** The squares left of the words of a key. */
const squares = (y: number, ...colours: string[]): Mark[] =>
  colours.map((colour, at) => drawnMark(68 + 120 * at, y, 8, 8, colour))

/** What stands in each line after the file was looked through. */
function told(lines: PrintedCell[][], marks: Mark[]): string[][] {
  const words = lines.flatMap((row, at) => printedLine(100 + 20 * at, ...row).words)
  const page: Page = { number: 1, width: 612, height: 792, words, marks }
  const [own] = withSignsOfMonths([page])
  return lines.map((_, at) =>
    (own?.words ?? [])
      .filter(({ box }) => Math.abs(box.y - 100 - 20 * at) < 6)
      .sort((a, b) => a.box.x - b.box.x)
      .map(({ text }) => text),
  )
}

const key = keyOf('Paid on time', '1 month late (30)', 'Written off')
const inKey = squares(160, green, yellow, red)

describe('a month in the color of its cell', () => {
  it('is what the key says of the color; a color that the key leaves out is a sign that is lost, gray is no month', () => {
    const [, newest, last] = told(
      [head, [[30, '2026']], [[30, '2025']], key],
      [...cells(120, green, yellow, red, grey), ...cells(140, green, null, blue), ...inKey],
    )
    expect(newest).toEqual(['2026', 'OK', '30', 'CO'])
    expect(last).toEqual(['2025', 'OK', lostSign])
  })

  it('is none where what is drawn in black is no square, for all that the key has black', () => {
    const black = '#000000'
    const stroke = {
      ...drawnMark(59, 120, 4, 8, black),
      box: { page: 1, x: 60, y: 121, width: 12, height: 4 },
    }
    const [, newest] = told(
      [head, [[30, '2026']], [], key],
      [stroke, ...cells(120, null, black), ...squares(160, green, yellow, black)],
    )
    expect(newest).toEqual(['2026', 'CO'])
  })

  it('counts once where a border is drawn over it, and not where it stands between months', () => {
    const border = cells(120, green).map((mark) => ({ ...mark, colour: '#ffffff' }))
    const between = drawnMark(72, 120, 8, 8, yellow)
    const [, newest] = told(
      [head, [[30, '2026']], [], key],
      [...cells(120, green, red), ...border, between, ...inKey],
    )
    expect(newest?.filter((text) => text === 'OK')).toHaveLength(1)
    expect(newest).not.toContain('30')
  })

  it('is lost where the key says two codes of its color, or no code at all', () => {
    const both = keyOf('Current', '30-59 days late', '60 days late', '30 to 60 days late')
    const [, newest] = told(
      [head, [[30, '2026']], [], both],
      [...cells(120, green, red, blue), ...squares(160, green, yellow, blue, red)],
    )
    expect(newest).toEqual(['2026', 'OK', lostSign, '60'])
    const twice = told(
      [head, [[30, '2026']], [], key, keyOf('Current', '30 days late', '60 days late')],
      [...cells(120, green, red), ...inKey, ...squares(180, green, yellow, red)],
    )
    expect(twice[1]).toEqual(['2026', 'OK', lostSign])
  })

  it('means nothing without a key: a word beside one square is no key', () => {
    const alone = keyOf('Current')
    const [, newest] = told(
      [head, [[30, '2026']], [], alone],
      [...cells(120, green, red), ...squares(160, green)],
    )
    expect(newest).toEqual(['2026'])
  })
})

describe('a check that is drawn for a bureau', () => {
  const names: PrintedCell[][] = [[[5, 'Experian']], [[5, 'Equifax']], [[5, 'TransUnion']]]

  it('is a month on time where green is the only color', () => {
    const rows = told([head, ...names], [...cells(120, green, grey, green), ...cells(160, green)])
    expect(rows.slice(1)).toEqual([['Experian', '\u2713', '\u2713'], ['Equifax'], ['TransUnion', '\u2713']])
  })

  it('is lost with all others where another color stands among them', () => {
    const rows = told([head, ...names], [...cells(120, green, green), ...cells(140, green, red)])
    expect(rows.slice(1)).toEqual([
      ['Experian', lostSign, lostSign],
      ['Equifax', lostSign, lostSign],
      ['TransUnion'],
    ])
  })

  it('is nothing in the row of a year, which a reader of its own looks at, and in a file of one bureau', () => {
    const [, year] = told([head, [[30, '2026']], ...names], cells(120, green))
    expect(year).toEqual(['2026'])
    const [, only] = told([head, ...names.slice(0, 1)], cells(120, green))
    expect(only).toEqual(['Experian'])
  })
})
