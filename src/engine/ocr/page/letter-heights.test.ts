import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withCase, withLineSizes } from './letter-heights.ts'

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

  it('are one where they differ no more than letters do', () => {
    expect(inLine(['Amount', 9], ['no', 8], ['paid', 9.2])).toEqual([9, 9, 9])
  })
})
