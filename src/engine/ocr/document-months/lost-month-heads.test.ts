import { describe, expect, it } from 'vitest'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withMonthTables } from './month-tables.ts'

const word = (text: string, middle: number, row: number): Word => ({
  text,
  box: { page: 1, x: middle - 2 * text.length, y: 100 + 12 * row, width: 4 * text.length, height: 8 },
  baseline: 107 + 12 * row,
  size: 8,
  bold: false,
  confidence: 0.9,
})
const places = Array.from({ length: 12 }, (_, at) => 110 + 22 * at)
/** A table whose heading was read as these words, '' where nothing was. */
const table = (heading: readonly string[], from: number): Word[] => [
  ...heading.flatMap((text, at) => (text === '' ? [] : [word(text, places[at] ?? 0, from)])),
  ...['2026', '2025'].flatMap((year, row) => [
    word(year, 60, from + 1 + row),
    ...places.map((middle, at) => word(at === 3 ? '30' : 'OK', middle, from + 1 + row)),
  ]),
]
const pageOf = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })
const textsOf = (words: Word[]) =>
  withMonthTables([pageOf(words)])
    .flatMap(linesOf)
    .map(({ text }) => text)
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

describe('a heading of months that cannot be read', () => {
  const garbled = ['Ban', 'mM', '', 'ohoEs', 'iiiss', '', '', 'x', '', 'Ca', '', '']

  it('is that of the other tables of the document', () => {
    const texts = textsOf([...table(names, 0), ...table(garbled, 10)])
    expect(texts.filter((text) => text === names.join(' '))).toHaveLength(2)
    expect(texts).not.toContain(expect.stringContaining('Ban'))
  })

  it('is never sure', () => {
    const words = withMonthTables([pageOf([...table(names, 0), ...table(garbled, 10)])]).flatMap(
      (page) => page.words,
    )
    expect(words.filter(({ text }) => text === 'Apr').map(({ confidence }) => confidence)).toEqual([0.9, 0.5])
  })

  it('stays as it was read where no other table says it, or they do not agree', () => {
    expect(textsOf(table(garbled, 0))[0]).toBe('Ban mM ohoEs iiiss x Ca')
    const back = names.toReversed()
    expect(textsOf([...table(names, 0), ...table(back, 10), ...table(garbled, 20)])).toContain(
      'Ban mM ohoEs iiiss x Ca',
    )
  })

  it('is told where the tables stand in columns, with other print beside them', () => {
    const atRight = (words: Word[]) =>
      words.map((each) => ({ ...each, box: { ...each.box, x: each.box.x + 320 } }))
    const beside = [0, 1, 2, 3].map((row) => word('Terms', 60, row + 10))
    const words = [...table(names, 0), ...atRight(table(garbled, 0)), ...table(garbled, 20)]
    const texts = textsOf([...words, ...atRight(table(garbled, 10)), ...beside])
    expect(texts.join(' ').split('Jan')).toHaveLength(5)
    expect(texts.join(' ')).not.toContain('ohoEs')
  })

  it('is told by its letters, each of which was read above some table', () => {
    const pieces = [
      ['E', 'F', '', 'A', 'M', '', 'J', 'A', '', 'O', 'N', 'D'],
      ['F', '', 'M', 'A', 'ITE', 'J', '', 'A', 'S', '#', 'N', 'D'],
    ]
    const texts = textsOf(pieces.flatMap((heading, at) => table(heading, 10 * at)))
    expect(texts.filter((text) => text === 'E F M A M J J A S O N D')).toHaveLength(2)
  })

  it('is no name or label above the first year', () => {
    const words = [word('MOORLAND BANK', 150, 10), ...table([], 10)]
    expect(textsOf([...table(names, 0), ...words])).toContain('MOORLAND BANK')
  })
})
