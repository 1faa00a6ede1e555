import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withAlikeCells } from './alike-cells.ts'

const [width, height] = [600, 200]
const [wide, high] = [24, 14]
const [first, pitch] = [100, 40]
const years = [2026, 2025]

/** What a rating looks like, as strokes: from left and top, so wide and so high. */
const strokes: Record<string, [number, number, number, number][]> = {
  CO: [
    [0, 0, 10, 3],
    [0, 0, 3, 14],
    [0, 11, 10, 3],
    [14, 0, 10, 3],
    [14, 0, 3, 14],
    [21, 0, 3, 14],
    [14, 11, 10, 3],
  ],
  '60': [
    [2, 2, 4, 12],
    [2, 6, 8, 3],
    [6, 9, 4, 5],
    [15, 1, 2, 12],
    [19, 1, 2, 12],
    [15, 6, 6, 2],
  ],
}

/** Two years of twelve months each: what is printed, and what was read of it, null where nothing was. */
function historyOf(months: readonly (readonly [printed: string, read: string | null])[]) {
  const data = new Uint8Array(width * height).fill(245)
  const words: RecognisedWord[] = years.map((year, row) => wordAt(String(year), 30, row))
  for (const [at, [printed, read]] of months.entries()) {
    const [left, row] = [first + pitch * (at % 12), Math.floor(at / 12)]
    for (const [x, y, w, h] of strokes[printed] ?? [])
      for (let down = 0; down < h; down += 1) {
        const from = (topOf(row) + y + down) * width + left + x
        data.fill(10, from, from + w)
      }
    if (read !== null) words.push(wordAt(read, left, row))
  }
  return { picture: { width, height, channels: 1, data } satisfies Raster, words }
}

const topOf = (row: number) => 40 + 30 * row
const wordAt = (text: string, left: number, row: number): RecognisedWord => ({
  text,
  confidence: 96,
  left,
  top: topOf(row),
  right: left + wide,
  bottom: topOf(row) + high,
  baseline: topOf(row) + high,
  lineHeight: 20,
})
const all = (printed: string, read: string | null = printed) =>
  Array.from({ length: 24 }, (): [string, string | null] => [printed, read])
const monthsIn = (words: readonly RecognisedWord[]) =>
  words
    .filter(({ left }) => left > 60)
    .sort((a, b) => a.baseline - b.baseline || a.left - b.left)
    .map(({ text, confidence }) => [text, confidence])

describe('cells that look like others of the page', () => {
  it('are what these are, however surely they were read as something else, and are asked', () => {
    const { picture, words } = historyOf(all('CO').with(9, ['CO', '60']).with(20, ['CO', '(00']))
    const read = monthsIn(withAlikeCells(words, picture))
    expect(read[9]).toEqual(['CO', 50])
    expect(read[20]).toEqual(['CO', 75])
    expect(read.filter(([text]) => text !== 'CO')).toEqual([])
  })

  it('are found where nothing was read', () => {
    const { picture, words } = historyOf(all('CO').with(5, ['CO', null]))
    const read = monthsIn(withAlikeCells(words, picture))
    expect(read).toHaveLength(24)
    expect(read[5]).toEqual(['CO', 50])
  })

  it('are not found where nothing is printed', () => {
    const { picture, words } = historyOf(all('CO').with(5, ['', null]))
    expect(monthsIn(withAlikeCells(words, picture))).toHaveLength(23)
  })

  it('stay what they were read as where they look otherwise', () => {
    const { picture, words } = historyOf(all('CO').with(9, ['60', '60']))
    expect(withAlikeCells(words, picture)).toEqual(words)
  })
})
