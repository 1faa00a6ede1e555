import { describe, expect, it } from 'vitest'
import { linesOf } from './lines.ts'
import type { Page, Word } from './positioned-text.ts'
import { segmentsOf } from './segments.ts'

const word = (text: string, x: number, baseline: number, size = 10): Word => ({
  text,
  size,
  bold: false,
  baseline,
  box: { page: 1, x, y: baseline - 0.8 * size, width: text.length * 5, height: size },
})
const page = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })

describe('linesOf', () => {
  it('orders words by their place, not by the order of the file', () => {
    const lines = linesOf(page([word('due', 60, 112), word('Balance', 10, 100), word('Past', 10, 112)]))
    expect(lines.map((line) => line.text)).toEqual(['Balance', 'Past due'])
  })

  it('keeps a larger and a smaller font on one baseline together', () => {
    const lines = linesOf(page([word('Report', 10, 100, 16), word('Number', 80, 100.5, 8)]))
    expect(lines.map((line) => line.text)).toEqual(['Report Number'])
  })

  it('gives the same lines when asked again, in a list of its own', () => {
    const asked = page([word('Balance', 10, 100), word('Past', 10, 112)])
    const first = linesOf(asked)
    const again = linesOf({ ...asked, number: 2 })
    first.pop()
    expect(again).toHaveLength(2)
    expect(again[0]).toBe(first[0])
  })

  it('keeps tightly set rows apart', () => {
    const lines = linesOf(page([word('a', 10, 100, 8), word('b', 10, 108, 8), word('c', 10, 116, 8)]))
    expect(lines).toHaveLength(3)
  })

  it('has no line on an empty page', () => {
    expect(linesOf(page([]))).toEqual([])
  })

  it('draws the box around all words', () => {
    const [line] = linesOf(page([word('ab', 10, 100), word('cd', 40, 100)]))
    expect(line?.box).toEqual({ page: 1, x: 10, y: 92, width: 40, height: 10 })
  })
})

describe('segmentsOf', () => {
  const [line] = linesOf(
    page([
      word('Date', 10, 100),
      word('Opened', 33, 100),
      word('01/02/2020', 120, 100),
      word('Terms', 300, 100),
    ]),
  )

  it('splits at column gaps and not at word gaps', () => {
    expect(line && segmentsOf(line).map((part) => part.text)).toEqual(['Date Opened', '01/02/2020', 'Terms'])
  })

  it('splits at the gap asked for', () => {
    expect(line && segmentsOf(line, 100).map((part) => part.text)).toEqual([
      'Date Opened 01/02/2020',
      'Terms',
    ])
  })
})
