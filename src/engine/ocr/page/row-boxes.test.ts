import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { sizeOf } from './letter-heights.ts'
import { withInkBoxes } from './row-boxes.ts'

const page = { width: 120, height: 80, channels: 1 as const }
/** Black from top to bottom of each piece, white elsewhere. */
function picture(...pieces: { left: number; right: number; top: number; bottom: number }[]) {
  const data = new Uint8Array(page.width * page.height).fill(255)
  for (const { left, right, top, bottom } of pieces)
    for (let y = top; y < bottom; y++) data.fill(0, y * page.width + left, y * page.width + right)
  return { ...page, data }
}
/** Figures of 14 pixels that stand on row 50, in the box of their row. */
const code: RecognisedWord = {
  text: '85283',
  confidence: 96,
  left: 20,
  right: 70,
  top: 32,
  bottom: 59,
  baseline: 50,
  lineHeight: 18.6,
}
const figures = { left: 24, right: 68, top: 36, bottom: 50 }

describe('a word with the box of its row', () => {
  it('is as high as its ink, and as large as the figures beside it', () => {
    const [own] = withInkBoxes([code], picture(figures, { left: 20, right: 60, top: 20, bottom: 33 }))
    expect(own).toEqual({ ...code, top: 36, bottom: 50 })
    expect(sizeOf(own ?? code)).toBeCloseTo(14 / 0.72, 1)
  })

  it('stays where its letters are so large', () => {
    expect(withInkBoxes([code], picture({ left: 24, right: 68, top: 33, bottom: 59 }))).toEqual([code])
  })

  it('stays where nothing stands on its line', () => {
    expect(withInkBoxes([code], picture({ left: 24, right: 68, top: 10, bottom: 20 }))).toEqual([code])
  })

  it('is not touched where its box is that of a word', () => {
    const usual = { ...code, top: 34, bottom: 53 }
    expect(withInkBoxes([usual], picture(figures))).toEqual([usual])
  })
})

describe('a comma', () => {
  it('makes a word of capitals no smaller than the one beside it', () => {
    const city = { ...code, text: 'MESA,', top: 36, bottom: 52.5 }
    const state = { ...code, text: 'AZ', top: 36, bottom: 50 }
    expect(sizeOf(city) / sizeOf(state)).toBeCloseTo(1, 1)
  })
})
