import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from '../picture/find-shapes.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withStarredMonths } from './starred-months.ts'

const [width, height] = [700, 300]
/** Ten pixels high and wide, as a star of small print. */
const starInk = [
  '....##....',
  '.##.##.##.',
  '..######..',
  '....##....',
  '..######..',
  '.##.##.##.',
  '....##....',
]
const letterInk = [
  '#####.',
  '##..##',
  '##..##',
  '#####.',
  '##..##',
  '##..##',
  '##..##',
  '##..##',
  '#####.',
  '#####.',
  '#####.',
  '#####.',
  '#####.',
  '#####.',
]
const ink: Readonly<Record<string, readonly string[]>> = { '*': starInk, B: letterInk }

const word = (text: string, left: number, top: number, wide: number): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  top,
  right: left + wide,
  bottom: top + 14,
  baseline: top + 14,
  lineHeight: 18,
})
const columns = Array.from({ length: 12 }, (_, at) => 100 + at * 45)
const topOf = (row: number) => 40 + row * 25

/** A row a year: what is printed in each column, and what is read of it; of a space nothing. */
function tableOf(rows: readonly { printed: string; read: readonly string[] }[]) {
  const data = new Uint8Array(width * height).fill(255)
  const words = rows.flatMap(({ printed, read }, row) => {
    const top = topOf(row)
    for (const [at, sign] of [...printed].entries())
      for (const [y, line] of (ink[sign] ?? []).entries())
        for (const [x, dot] of [...line].entries())
          if (dot === '#') data[(top + y) * width + (columns[at] ?? 0) + x] = 0
    const cells = read.map((text, at) => word(text, (columns[at] ?? 0) - 2, top - 2, 14))
    return [word(String(2026 - row), 40, top, 40), ...cells.filter(({ text }) => text !== '')]
  })
  const picture: Raster = { width, height, channels: 1, data }
  return { words, picture }
}
const full = { printed: '*'.repeat(12), read: Array.from({ length: 12 }, () => '*') }
const withCells = (cells: Record<number, string>) => full.read.map((text, at) => cells[at] ?? text)
const textsOf = (words: readonly RecognisedWord[], row: number) =>
  words
    .filter(({ top, left }) => left > 90 && Math.abs(top - topOf(row)) < 10)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
const starred = ({ words, picture }: ReturnType<typeof tableOf>) =>
  withStarredMonths(words, picture, (of) => findShapes(of, 40))

describe('months with a star', () => {
  it('are stars where one was read as a letter, a sign or nothing, and nobody is sure of them', () => {
    const words = starred(
      tableOf([full, full, { ...full, read: withCells({ 1: 'B', 4: 'h', 7: '', 9: '+' }) }]),
    )
    expect(textsOf(words, 2)).toEqual(full.read)
    expect(words.filter(({ text, confidence }) => text === '*' && confidence <= 50)).toHaveLength(4)
  })

  it('are two where two were read as one', () => {
    const table = tableOf([full, full, { ...full, read: withCells({ 6: '' }) }])
    const words = table.words.map((each) =>
      each.top === topOf(2) - 2 && each.left === (columns[5] ?? 0) - 2
        ? { ...each, text: '**', right: (columns[6] ?? 0) + 12 }
        : each,
    )
    expect(textsOf(starred({ ...table, words }), 2)).toEqual(full.read)
  })

  it('are none where a letter is printed, or nothing', () => {
    const printed = `*B*****${' '.repeat(5)}`
    const read = ['*', 'B', '*', '*', '*', '*', '*']
    expect(textsOf(starred(tableOf([full, full, { printed, read }])), 2)).toEqual(read)
  })

  it('are not looked for on a page with few stars', () => {
    const { words, picture } = tableOf([{ printed: '**B', read: ['*', 'h', 'B'] }])
    expect(withStarredMonths(words, picture, () => [])).toEqual(words)
  })
})
