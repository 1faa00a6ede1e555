import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withWholeMasks } from './account-masks.ts'

const size = 8
const left = 60
const dpi = 200
const pixels = (points: number) => Math.round((points * dpi) / 72)

async function printed(text: string, font = 'F1'): Promise<Raster> {
  const [picture] = await picturesOf(tinyPdf(`BT /${font} ${size} Tf ${left} 700 Td (${text}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  return picture
}

/** A word as recognition gives it, from one point of the line to another. */
const word = (text: string, from: number, to: number, confidence = 40): RecognisedWord => ({
  text,
  confidence,
  left: pixels(left + from),
  right: pixels(left + to),
  top: pixels(92 - 0.74 * size),
  bottom: pixels(92),
  baseline: pixels(92),
  lineHeight: pixels(0.93 * size),
})
/** Widths in Helvetica, in points. */
const figure = 0.556 * size
const cross = 0.667 * size
const star = 0.389 * size
const textsOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text)

describe('a masked account number', () => {
  it.each([
    ['has the crosses that are printed', '426621XXXXXXXXXX', '426621XXXXXXXX', 6 * figure + 10 * cross],
    ['has one more that was left out at its end', '906948911****', '906948911***', 9 * figure + 3 * star],
    ['has one kind of sign', '414719388794****', '414719388794**+*', 12 * figure + 4 * star],
    ['gets back a cross that was read as a letter', '426652XXXXXXX', '426652KXXXXXX', 6 * figure + 7 * cross],
    ['may have its signs first', '****1234', '***1234', 4 * star + 4 * figure],
  ])('%s', async (_name, print, read, width) => {
    const picture = await printed(print)
    expect(textsOf(withWholeMasks([word(read, 0, width)], picture))).toEqual([print])
  })

  it('is one word where it was read in pieces, and is not sure', async () => {
    const picture = await printed('414756XXXXXXXXXX', 'F2')
    const end = 6 * figure + 10 * cross
    const pieces = [
      word('414756', 0, 6 * figure, 92),
      word('Xi', 6 * figure + 1, 6 * figure + cross, 30),
      word('XXXXXXXXX', 6 * figure + cross + 1, end, 80),
    ]
    const [whole, ...more] = withWholeMasks(pieces, picture)
    expect(more).toEqual([])
    expect([whole?.text, whole?.confidence]).toEqual(['414756XXXXXXXXXX', 30])
  })

  it('is one word where its first signs were read with its figures', async () => {
    const picture = await printed('517895XXXXXXXXXX', 'F2')
    const [two, end] = [6 * figure + 2 * cross, 6 * figure + 10 * cross]
    const whole = (pieces: RecognisedWord[]) => textsOf(withWholeMasks(pieces, picture))
    expect(whole([word('517895X', 0, two - cross, 51), word('XXXXXXXXX', two - cross + 1, end, 23)])).toEqual(
      ['517895XXXXXXXXXX'],
    )
    expect(whole([word('517895XX', 0, two, 51), word('XXXXXXXX', two + 1, end, 23)])).toEqual([
      '517895XXXXXXXXXX',
    ])
  })

  it('is one word where its mask was read twice', async () => {
    const picture = await printed('517895054907****')
    const [from, to] = [12 * figure, 12 * figure + 4 * star]
    const twice = [word('517895054907****', 0, to), word('****', from + star, to, 0)]
    expect(textsOf(withWholeMasks(twice, picture))).toEqual(['517895054907****'])
  })

  it('is told from words and figures beside each other', async () => {
    const picture = await printed('1204 Xavier XL 12 BOX')
    const words = [word('1204', 0, 18), word('Xavier', 20, 44), word('XL', 46, 56), word('BOX', 70, 86)]
    expect(withWholeMasks(words, picture)).toEqual(words)
  })
})
