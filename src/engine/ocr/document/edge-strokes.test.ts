import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import { withoutEdgeStrokes } from './edge-strokes.ts'

const word = (text: string, x: number, confidence = 0.9): Word => ({
  text,
  box: { page: 1, x, y: 100, width: 5 * text.length, height: 9 },
  size: 8,
  bold: false,
  baseline: 108,
  confidence,
})
const left = (...words: Word[]) =>
  withoutEdgeStrokes({ number: 1, width: 612, height: 792, words, marks: [] }).words.map(({ text }) => text)

describe('a stroke that is the edge of the paper', () => {
  it('is left out at either end of a line, where it is doubtful', () => {
    expect(left(word('|', 20, 0.3), word('March', 46), word('2026', 80), word(']', 600, 0.4))).toEqual([
      'March',
      '2026',
    ])
  })

  it('stays between words, and where it is surely printed', () => {
    expect(left(word('View', 20), word('|', 46, 0.3), word('Report', 60))).toEqual(['View', '|', 'Report'])
    expect(left(word('|', 20), word('March', 46))).toEqual(['|', 'March'])
  })
})
