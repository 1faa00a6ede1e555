import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { lookCloser } from '../page/closer-look.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'

const pixels = (points: number) => Math.round((points * 200) / 72)
const [size, left, pitch] = [8, 60, 30]

/** A row of months: what is printed, what was read of it, and what the closer look reads wherever it looks. */
async function rowOf(printed: readonly string[], read: readonly string[], seen: string) {
  const at = (month: number) => left + pitch * month
  const shown = printed.map((text, month) => `1 0 0 1 ${at(month)} 700 Tm (${text}) Tj`).join(' ')
  const [picture] = await picturesOf(tinyPdf(`BT /F2 ${size} Tf ${shown} ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  const word = (text: string, from: number, to: number): RecognisedWord => ({
    text,
    confidence: 72,
    left: pixels(from),
    right: pixels(to),
    top: pixels(84),
    bottom: pixels(94),
    baseline: pixels(92),
    lineHeight: pixels(7.5),
  })
  let looks = 0
  const recogniser: TextRecogniser = {
    recognise: async () => {
      looks += 1
      return [word(seen, left, left + 6)]
    },
    close: async () => {},
  }
  const year = word('2025', 30, 50)
  const cells = read.map((text, month) =>
    word(text, at(month) - 1, at(month) + 6.5 * (printed[month]?.length ?? 1)),
  )
  const looked = await lookCloser([year, ...cells], picture, recogniser)
  return { cells: looked.slice(1).map(({ text, confidence }) => [text, confidence]), looks }
}

describe('a cell of months with a letter alone in it', () => {
  it('has that letter where it was read as two, and is asked', async () => {
    const { cells, looks } = await rowOf(['C', 'C', 'C'], ['CC', '[+', '['], 'Cc')
    expect(cells).toEqual([
      ['C', 50],
      ['C', 50],
      ['C', 50],
    ])
    // Of the same letter twice the picture is enough.
    expect(looks).toBe(2)
  })

  it('keeps two letters where two stand', async () => {
    const { cells } = await rowOf(['CC', 'CC', 'C'], ['CC', '[[', 'C'], 'Cc')
    expect(cells.map(([text]) => text)).toEqual(['CC', '[[', 'C'])
  })

  it('is none where a look reads no letter', async () => {
    const { cells } = await rowOf(['C', 'C', 'C'], ['[+', '[=', 'C'], '[')
    expect(cells.map(([text]) => text)).toEqual(['[+', '[=', 'C'])
  })
})
