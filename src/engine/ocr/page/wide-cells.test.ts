import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withCellsOfTheirOwn } from './wide-cells.ts'

const [width, height] = [400, 40]
const baseline = 24

/** A picture with letters as blocks of ink, ten wide, at these places. */
function printedAt(...letters: readonly number[]) {
  const data = new Uint8Array(width * height).fill(255)
  for (const left of letters)
    for (let y = baseline - 12; y < baseline; y++) data.fill(90, y * width + left, y * width + left + 10)
  return { width, height, channels: 1 as const, data }
}

const word = (text: string, left: number, right: number, lineHeight = 18): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  right,
  top: baseline - 12,
  bottom: baseline,
  baseline,
  lineHeight,
})
const seen = (words: readonly RecognisedWord[], ...letters: readonly number[]) =>
  withCellsOfTheirOwn(words, printedAt(...letters)).map(
    ({ text, left, right, confidence }) => `${text} ${left}-${right} ${confidence}`,
  )

describe('a short word with white in it that is wider than a space', () => {
  it('ends where its letters do: the box is that of the next cell, too', () => {
    const words = [word('OK', 20, 82), word('OK', 60, 82)]
    expect(seen(words, 20, 31, 60, 71)).toEqual(['OK 20-41 90', 'OK 60-82 90'])
    expect(seen([word('120', 20, 92)], 20, 31, 42, 82)).toEqual(['120 20-52 90'])
  })

  it('is a word a letter where each stands alone, and asked', () => {
    expect(seen([word('CCC', 20, 110)], 20, 60, 100)).toEqual(['C 20-30 50', 'C 60-70 50', 'C 100-110 50'])
    expect(seen([word('cc', 20, 70)], 20, 60)).toEqual(['C 20-30 50', 'C 60-70 50'])
    expect(seen([word('FR', 20, 70)], 20, 60)).toEqual(['F 20-30 50', 'R 60-70 50'])
  })

  it('stays where it has figures, or more letters than there are pieces, and where the white is a space', () => {
    for (const text of ['30', 'CCC', 'C']) {
      const words = [word(text, 20, 70)]
      expect(withCellsOfTheirOwn(words, printedAt(20, 60))).toEqual(words)
    }
    const close = [word('CC', 20, 46)]
    expect(withCellsOfTheirOwn(close, printedAt(20, 36))).toEqual(close)
  })
})
