import { describe, expect, it } from 'vitest'
import { processorSecondsOf } from '../../../../test/support/processor-seconds-of.ts'
import type { Word } from '../../read/positioned-text.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { sizeOf, withCase, withLineSizes } from './letter-heights.ts'

const word = (text: string, left: number, width: number, height: number): RecognisedWord => ({
  text,
  confidence: 92,
  left,
  top: 40 - height,
  right: left + width,
  bottom: 40,
  baseline: 40,
  lineHeight: 26,
})
const figures = Array.from({ length: 6 }, (_, at) => word('180', 60 * at, 37, 14))
const read = (each: RecognisedWord) => withCase([...figures, each]).at(-1)?.text

describe('two letters no wider than high', () => {
  it('are one that was read twice', () => {
    expect(read(word('Ss', 500, 14, 14))).toBe('S')
    expect(read(word('Ss', 500, 16, 29))).toBe('S')
  })

  it('are two where only the row was taken for two rows: a charge-off is no collection', () => {
    expect(read(word('CO', 500, 29, 31))).toBe('CO')
    expect(read(word('CO', 500, 25, 14))).toBe('CO')
  })
})

describe('the masks of a page', () => {
  const masks = (...heights: number[]) =>
    withCase([...figures, ...heights.map((height, at) => word('XXXXXXXX', 500 + 200 * at, 110, height))])
      .slice(figures.length)
      .map(({ text }) => text)

  it('are small letters where most of them are lower than the figures beside', () => {
    expect(masks(11, 11, 29)).toEqual(['xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx'])
  })

  it('are capitals where they are as high', () => {
    expect(masks(14, 14, 29)).toEqual(['XXXXXXXX', 'XXXXXXXX', 'XXXXXXXX'])
  })
})

it('a line of ten thousand specks is measured in a moment', async () => {
  const specks = Array.from({ length: 10_000 }, (_, at) => ({
    text: 'ab',
    box: { page: 1, x: at / 20, y: 100, width: 0.04, height: 7 },
    size: 6 + (at % 97) / 50,
    bold: false,
    baseline: 107,
    confidence: 0.4,
  }))
  const page = { number: 1, width: 612, height: 792, words: specks, marks: [] }
  expect((await processorSecondsOf(() => withLineSizes(page))).seconds).toBeLessThan(2)
})

describe('the size of a word', () => {
  /** A word in a print of 20 pixels that stands on row 40, as high above it and as far below as its letters. */
  const sizeAs = (text: string, above: number, below = 0) =>
    sizeOf({ ...word(text, 0, 60, above), bottom: 40 + below })
  const capital = 14.4

  it("is the same with a stroke or a 'J' that hangs below the line, or stands on it", () => {
    for (const text of ['CARD/GS', 'JEFFERSON'])
      for (const below of [0, 3, 4]) expect(sizeAs(text, capital, below)).toBeCloseTo(20)
  })

  it("is the same with a '$', which reaches over figures at both ends", () => {
    expect(sizeAs('$911', 15.2, 2.6)).toBeCloseTo(20)
    expect(sizeAs('$1,911', 15.2, 2.6)).toBeCloseTo(20)
  })

  it("is the same with the dots of 'i' and 'j', which are as high as a capital", () => {
    expect(sizeAs('view', capital)).toBeCloseTo(20)
    expect(sizeAs('major', capital, 4.2)).toBeCloseTo(20)
    expect(sizeAs('now', 10.6)).toBeCloseTo(20)
  })
})

describe('the sizes of a line', () => {
  const inLine = (...sizes: readonly [text: string, size: number][]) => {
    const words = sizes.map(
      ([text, size], at): Word => ({
        text,
        box: { page: 1, x: 40 + 60 * at, y: 100, width: 50, height: 12 },
        size,
        bold: true,
        baseline: 110,
        confidence: 0.9,
      }),
    )
    const lined = withLineSizes({ number: 1, width: 612, height: 792, words, marks: [] })
    return lined.words.map(({ size }) => size)
  }

  it('are those of the name and of the remark behind it, though they are near each other', () => {
    const sizes = inLine(
      ['BANK', 11],
      ['OF', 11.5],
      ['AMERICA', 11.5],
      ['Potentially', 9.3],
      ['Negative', 9.3],
    )
    expect(sizes).toEqual([11.5, 11.5, 11.5, 9.3, 9.3])
  })

  it('are those of the words beside one with a stroke, which a typewriter makes higher than its capitals', () => {
    expect(inLine(['BEST', 7.7], ['EGG/CROSS', 10], ['RIVER', 7.7])).toEqual([7.7, 7.7, 7.7])
    expect(inLine(['N/A', 9], ['Accounts', 14])).toEqual([9, 14])
    expect(inLine(['CARMAX/GS', 10])).toEqual([10])
    expect(inLine(['CARMAX/GS', 10], ['CLOSED', 7.9])).toEqual([10, 7.9])
  })

  it('are one where they differ no more than letters do', () => {
    expect(inLine(['Amount', 9], ['no', 8], ['paid', 9.2])).toEqual([9, 9, 9])
  })
})
