import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { wordsOfScan } from './words-of-scan.ts'

const white: Raster = { width: 700, height: 60, channels: 1, data: new Uint8Array(700 * 60).fill(255) }

function textsOf(words: readonly [text: string, confidence: number, width: number][]): string[] {
  let left = 0
  const recognised = words.map(([text, confidence, width]): RecognisedWord => {
    const word = { text, confidence, left, right: left + width }
    left += width + 10
    return { ...word, top: 20, bottom: 40, baseline: 40, lineHeight: 26 }
  })
  return wordsOfScan(recognised, white, 0.36, 1).map(({ text }) => text)
}

describe('what was read of a drawn line', () => {
  it('is no word before a heading', () => {
    expect(
      textsOf([
        ['\u2014_mmm\u2014n\u2014', 24, 168],
        ['\u2014', 78, 48],
        ['CITI', 95, 60],
        ['CARDS', 95, 80],
      ]),
    ).toEqual(['CITI', 'CARDS'])
  })

  it('is told from a dash, a number with dashes and a name with one', () => {
    const words: [string, number, number][] = [
      ['-', 90, 8],
      ['\u2014', 60, 26],
      ['555-0199', 30, 110],
      ['A-B-C-D', 95, 110],
      ['-$45', 40, 50],
    ]
    expect(textsOf(words)).toEqual(words.map(([text]) => text))
  })
})

it('Letters no higher than a dash are one, and no surer than a guess', () => {
  const line = { baseline: 40, lineHeight: 26 }
  const word = (text: string, left: number, top: number, bottom: number): RecognisedWord => ({
    ...{ text, confidence: 55, left, right: left + 14, top, bottom },
    ...line,
  })
  const read = [word('he', 0, 30, 33), word('as', 100, 27, 40), word('OK', 200, 30, 33)]
  const words = wordsOfScan(read, white, 0.36, 1)
  expect(words.map(({ text, confidence }) => `${text} ${confidence}`)).toEqual([
    '- 0.5',
    'as 0.55',
    'OK 0.55',
  ])
})

describe('bold print', () => {
  it('is told by the labels of a page, though nearly three words of four are bold', () => {
    const [count, height, pitch] = [40, 60, 60]
    const picture: Raster = {
      ...white,
      width: count * pitch,
      data: new Uint8Array(count * pitch * height).fill(255),
    }
    const isBold = (at: number) => at % 4 !== 0
    const words = Array.from({ length: count }, (_, at): RecognisedWord => {
      const [left, stroke] = [at * pitch, isBold(at) ? 4 : 2]
      for (let y = 20; y < 40; y++)
        for (const x of [10, 24, 38])
          picture.data.fill(0, y * picture.width + left + x, y * picture.width + left + x + stroke)
      const box = { left: left + 8, right: left + 46, top: 20, bottom: 40, baseline: 40, lineHeight: 26 }
      return { text: 'HIM', confidence: 95, ...box }
    })
    expect(wordsOfScan(words, picture, 0.36, 1).map(({ bold }) => bold)).toEqual(
      words.map((_, at) => isBold(at)),
    )
  })
})
