import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withMasksAlike } from './masks-alike.ts'

const left = 60
const size = 10
const pixels = (points: number) => Math.round((points * 200) / 72)
/** Widths in Helvetica, as shares of its size. */
const widths: Readonly<Record<string, number>> = { '*': 0.389, X: 0.667 }
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + size * (widths[sign] ?? 0.556), 0)

/** Lines of print, 20 points apart, at 200 dpi. */
async function printed(...lines: string[]): Promise<Raster> {
  const drawn = lines.map((text, at) => `1 0 0 1 ${left} ${700 - 20 * at} Tm (${text}) Tj`)
  const [picture] = await picturesOf(tinyPdf(`BT /F1 ${size} Tf ${drawn.join(' ')} ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  return picture
}

/** A word as recognition gives it, as wide as the print is from one place of its line to another. */
function word(text: string, confidence: number, line: number, print: string, before = ''): RecognisedWord {
  const baseline = pixels(92 + 20 * line)
  return {
    text,
    confidence,
    left: pixels(left + widthOf(before)),
    right: pixels(left + widthOf(before + print)),
    top: pixels(92 + 20 * line - 0.74 * size),
    bottom: baseline,
    baseline,
    lineHeight: pixels(0.93 * size),
  }
}

const seeing = (text: string) => ({
  recognise: async () => [word(text, 90, 0, text)],
  close: async () => {},
})
const read = async (words: readonly RecognisedWord[], picture: Raster, seen: string) =>
  (await withMasksAlike(words, picture, seeing(seen))).map(({ text, confidence }) => `${text} ${confidence}`)

describe('a number whose mask looks like that of another number', () => {
  it('has its signs, and the figures that are seen beside them', async () => {
    const picture = await printed('******3878', '******1362')
    const words = [
      word('******3878', 75, 0, '******3878'),
      word('det', 40, 1, '***'),
      word('LAAAH', 29, 1, '***', '***'),
      word('2', 75, 1, '2', '******136'),
    ]
    expect(await read(words, picture, '1362')).toEqual(['******3878 75', '******1362 50'])
  })

  it('has the figures that were read where they are not seen again', async () => {
    const picture = await printed('3760****', '7114****')
    const words = [
      word('3760****', 90, 0, '3760****'),
      word('7114', 90, 1, '7114'),
      word('eek', 31, 1, '****', '7114'),
    ]
    expect(await read(words, picture, '')).toEqual(['3760**** 90', '7114**** 50'])
    const others = [word('3760****', 90, 0, '3760****'), word('7e', 90, 1, '7114****')]
    expect(await read(others, picture, '711')).toEqual(['3760**** 90', '7e 90'])
  })

  it('is none where other print stands', async () => {
    const picture = await printed('XXXX3878', 'MAXINE WAY', '12/25/1999', '$1,346.00')
    const others = [
      word('MAXINE', 40, 1, 'MAXINE'),
      word('12/25/1999', 40, 2, '12/25/1999'),
      word('$1,346.00', 40, 3, '$1,346.00'),
    ]
    const words = [word('XXXX3878', 90, 0, 'XXXX3878'), ...others]
    expect(await read(words, picture, '3878')).toEqual([
      'XXXX3878 90',
      'MAXINE 40',
      '12/25/1999 40',
      '$1,346.00 40',
    ])
  })

  it('stays as it was read where no number tells how its page prints them', async () => {
    const picture = await printed('******1362')
    const words = [word('LAAAH', 29, 0, '******'), word('1362', 75, 0, '1362', '******')]
    expect(await read(words, picture, '1362')).toEqual(['LAAAH 29', '1362 75'])
  })
})
