import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withRowsOfLetters } from './rows-of-letters.ts'

const [width, height] = [800, 60]
const [baseline, step] = [40, 26]

/** A picture of what stands at each place: a letter 'C' as an open frame, another one as a bar; a year takes four places close together. */
function printed(places: readonly (readonly [left: number, is: 'C' | 'other'])[]) {
  const data = new Uint8Array(width * height).fill(250)
  const ink = (x: number, y: number, w: number, h: number) => {
    for (let down = 0; down < h; down += 1) data.fill(30, (y + down) * width + x, (y + down) * width + x + w)
  }
  for (const [left, is] of places) {
    if (is === 'C') {
      ink(left, baseline - 14, 10, 3)
      ink(left, baseline - 14, 3, 14)
      ink(left, baseline - 3, 10, 3)
    } else ink(left + 4, baseline - 14, 3, 14)
  }
  return { width, height, channels: 1 as const, data }
}

const word = (text: string, left: number, right: number): RecognisedWord => ({
  text,
  confidence: 60,
  left,
  right,
  top: baseline - 16,
  bottom: baseline + 2,
  baseline,
  lineHeight: 26,
})
const months = (from: number, other?: number) =>
  Array.from({ length: 12 }, (_, at): [number, 'C' | 'other'] => [
    from + at * step,
    at === other ? 'other' : 'C',
  ])
const year = [20, 32, 44, 56].map((left): [number, 'C'] => [left, 'C'])
const textsOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join(' ')

describe('a row of single letters that was read as one word', () => {
  it('is a word a letter where as many stand apart', () => {
    const words = withRowsOfLetters([word('JFMAMJJASOND', 100, 100 + 12 * step)], printed(months(100)))
    expect(textsOf(words)).toBe('J F M A M J J A S O N D')
    expect(words.map(({ left }) => left)).toEqual(months(100).map(([left]) => left))
    expect(new Set(words.map(({ confidence }) => confidence))).toEqual(new Set([50]))
  })

  it('is its year and the one letter of its cells, however many were read', () => {
    const picture = printed([...year, ...months(100)])
    const words = withRowsOfLetters([word('2026cccecccccccccc', 20, 100 + 12 * step)], picture)
    expect(textsOf(words)).toBe('2026 C C C C C C C C C C C C')
  })

  it('is what was read of its year, where a figure of that was lost', () => {
    const picture = printed([...year, ...months(100)])
    const words = withRowsOfLetters([word('224cccccccecceccccce', 20, 100 + 12 * step)], picture)
    expect(textsOf(words)).toBe('224 C C C C C C C C C C C C')
    expect(textsOf(withRowsOfLetters([word('224C', 20, 112)], printed([...year, [100, 'C']])))).toBe('224C')
  })

  it('lacks a cell that looks otherwise: it may be late', () => {
    const picture = printed([...year, ...months(100, 7)])
    const words = withRowsOfLetters([word('2026ccccccccccccc', 20, 100 + 12 * step)], picture)
    expect(textsOf(words)).toBe('2026 C C C C C C C C C C C')
    expect(words.some(({ left }) => left > 100 + 6.5 * step && left < 100 + 7.5 * step)).toBe(false)
  })

  it('is its year and one cell where no more was read with it', () => {
    const words = withRowsOfLetters([word('2026C', 20, 112)], printed([...year, [100, 'C']]))
    expect(textsOf(words)).toBe('2026 C')
  })

  it('is a word where its letters stand close', () => {
    const close = Array.from({ length: 8 }, (_, at): [number, 'C'] => [100 + at * 13, 'C'])
    const words = [word('ACCOUNTS', 100, 210)]
    expect(withRowsOfLetters(words, printed(close))).toEqual(words)
  })
})
