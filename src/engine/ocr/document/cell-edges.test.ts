import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withCellEdges } from './cell-edges.ts'

const word = (text: string, x: number, line: number): Word => ({
  text,
  box: { page: 1, x, y: 100 + 12 * line, width: 30, height: 10 },
  size: 8,
  bold: false,
  baseline: 108 + 12 * line,
  confidence: 0.9,
})
/** Rows of a label and a value each, the last value at another place. */
const last = (x: number, rows = 6, label = 40) => {
  const words = Array.from({ length: rows }, (_, at) => [
    word('Label', label, at),
    word('$25', 196.6 - (at % 2) / 2, at),
  ])
  const page: Page = {
    number: 1,
    width: 612,
    height: 792,
    words: [...words.flat(), word('Role', label, rows), word('Joint', x, rows)],
    marks: [],
  }
  return withCellEdges([page])[0]?.words.at(-1)
}

it('a cell that begins a little before its column begins at its edge, and ends where it ended', () => {
  const moved = last(194.4)
  expect(moved?.box.x).toBeCloseTo(196.4, 0)
  expect((moved?.box.x ?? 0) + (moved?.box.width ?? 0)).toBeCloseTo(224.4, 5)
  expect(moved?.text).toBe('Joint')
})

it('it stays at the edge, further before it, behind it, and where too few say where the edge is', () => {
  for (const x of [196.2, 193, 198]) expect(last(x)?.box.x).toBe(x)
  expect(last(194.4, 5)?.box.x).toBe(194.4)
})

it('three cells at one place are a column of their own, beside another one', () => {
  const others = [6, 7, 8].flatMap((line) => [word('Label', 40, line), word('Joint', 194.4, line)])
  const rows = [0, 1, 2, 3, 4, 5].flatMap((line) => [word('Label', 40, line), word('$25', 196.4, line)])
  const page: Page = { number: 1, width: 612, height: 792, words: [...rows, ...others], marks: [] }
  expect(withCellEdges([page])).toEqual([page])
})

it('what hangs over no edge begins where it begins', () => {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((line) => [word('Label', 40, line), word('$25', 196.4, line)])
  const end = (text: string, confidence: number) => {
    const words = [...rows, word('Role', 40, 6), { ...word(text, 194.4, 6), confidence }]
    return withCellEdges([{ number: 1, width: 612, height: 792, words, marks: [] }])[0]?.words.at(-1)?.box.x
  }
  expect([end('Individual', 0.9), end('6927****', 0.5)]).toEqual([194.4, 196.4])
})

it('a line of its own may begin anywhere', () => {
  const page: Page = {
    number: 1,
    width: 612,
    height: 792,
    words: [...Array.from({ length: 9 }, (_, at) => word('Text', 40, at)), word('Joint', 38, 9)],
    marks: [],
  }
  expect(withCellEdges([page])).toEqual([page])
})
