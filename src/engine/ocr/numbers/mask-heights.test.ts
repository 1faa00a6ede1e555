import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { wordsOfScan } from '../page/words-of-scan.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

const size = 8
const pixels = (points: number) => Math.round((points * 200) / 72)
const lineHeight = pixels(0.93 * size)

/** @param above and below: how far from the baseline the word was taken to reach, in points */
const word = (text: string, from: number, to: number, above: number, below: number): RecognisedWord => ({
  text,
  confidence: 90,
  left: pixels(60 + from),
  right: pixels(60 + to),
  top: pixels(92 - above),
  bottom: pixels(92 + below),
  baseline: pixels(92),
  lineHeight,
})

/** What is read of a mask that stands above another row and before four figures. */
async function read(mask: string, width: number, seen: string): Promise<string | undefined> {
  const content = `BT /F1 ${size} Tf 60 700 Td (${mask} 4794) Tj 0 -9.5 Td (Kept by the lender until 2024) Tj ET`
  const [picture] = await picturesOf(tinyPdf(content), [1])
  if (picture === undefined) throw new Error('no picture')
  const figures = width + 0.278 * size
  const words = [
    word(seen, 0, width, 0.74 * size, 5),
    word('4794', figures, figures + 4 * 0.556 * size, 0.72 * size, 0),
  ]
  return wordsOfScan(words, picture, 0.36, 1)[0]?.text
}

describe('a mask that was taken for two rows high', () => {
  it.each(['xxxxxxxxxxxx', 'XXXXXXXXXXXX'])('is small as its crosses are small, read as %s', async (seen) => {
    expect(await read('xxxxxxxxxxxx', 12 * 0.5 * size, seen)).toBe('xxxxxxxxxxxx')
  })

  it.each(['xxxxxxxxxxxx', 'XXXXXXXXXXXX'])('is large as its crosses are large, read as %s', async (seen) => {
    expect(await read('XXXXXXXXXXXX', 12 * 0.667 * size, seen)).toBe('XXXXXXXXXXXX')
  })
})
