import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withCrossesAlone } from './crossed-out.ts'

const size = 8
const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)
/** Widths in Helvetica, in points. */
const [figure, small, large] = [0.556 * size, 0.5 * size, 0.667 * size]

const word = (text: string, from: number, to: number, confidence = 40): RecognisedWord => ({
  text,
  confidence,
  left: pixels(left + from),
  right: pixels(left + to),
  top: pixels(92 - 0.76 * size),
  bottom: pixels(92 + 0.05 * size),
  baseline: pixels(92),
  lineHeight: pixels(0.93 * size),
})

/** What becomes of the words before the print's last four figures. */
async function read(print: string, seen: string, width: number, confidence?: number): Promise<string[]> {
  const [picture] = await picturesOf(tinyPdf(`BT /F1 ${size} Tf ${left} 700 Td (${print}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  const end = width + 0.278 * size
  const words = [word(seen, 0, width, confidence), word('7017', end, end + 4 * figure, 90)]
  return withCrossesAlone(words, picture).map((each) => `${each.text} ${each.confidence}`)
}

describe('a mask before the last four figures', () => {
  it('is as many crosses as are printed, small or large, and disputed', async () => {
    expect(await read('xxxxxxxxxxxx 7017', 'OX)i', 12 * small)).toEqual([`${'x'.repeat(12)} 40`, '7017 90'])
    expect(await read('XXXXXXXXXX 7017', 'X00000XX', 10 * large, 55)).toEqual([
      `${'X'.repeat(10)} 50`,
      '7017 90',
    ])
  })

  it('is nothing that was read surely, no word with an x, and no figures', async () => {
    expect(await read('xxxxxxxxxxxx 7017', 'OX)i', 12 * small, 70)).toEqual(['OX)i 70', '7017 90'])
    expect(await read('Taxation 7017', 'Taxatlon', 7.2 * small)).toEqual(['Taxatlon 40', '7017 90'])
    expect(await read('xxxx 7017', 'xox', 4 * small)).toEqual(['xox 40', '7017 90'])
  })
})
