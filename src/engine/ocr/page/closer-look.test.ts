import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { joinPieces, lookCloser } from './closer-look.ts'

const pixels = (points: number) => Math.round((points * 200) / 72)

/** A doubtful word at 60 points from the left and 92 from the top, and what the second look reads there. */
async function lookedAt(printed: string, width: number, seen: string, before = '[03'): Promise<string> {
  const [picture] = await picturesOf(tinyPdf(`BT /F2 8 Tf 60 700 Td (${printed}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  const place = { left: pixels(58), right: pixels(62 + width), top: pixels(85), bottom: pixels(94) }
  const line = { baseline: pixels(92), lineHeight: pixels(7.5) }
  const word = (text: string, confidence: number): RecognisedWord => ({ text, confidence, ...place, ...line })
  const recogniser: TextRecogniser = {
    recognise: async () => [word(seen, 65)],
    close: async () => {},
  }
  const [looked] = await lookCloser([word(before, 20)], picture, recogniser)
  return looked?.text ?? ''
}

describe('a closer look', () => {
  it('reads one letter where one patch of ink stands, as a month in collection', async () => {
    expect(await lookedAt('C', 6, 'Cc')).toBe('C')
  })

  it('keeps two letters where two stand', async () => {
    expect(await lookedAt('CC', 12, 'CC')).toBe('CC')
  })

  it('makes no letter of two that differ', async () => {
    expect(await lookedAt('C', 6, 'CO')).toBe('CO')
  })

  it('counts the small signs of a mask no better than the picture did', async () => {
    expect(await lookedAt('4877****00', 50, '4877***00', '4877****00')).toBe('4877****00')
    expect(await lookedAt('4877****00', 50, '4877****00', '4871****00')).toBe('4877****00')
  })
})

it('A closer look at a word whose box is two rows high shows its own row alone', async () => {
  const rows = 'BT /F2 6 Tf 60 707 Td (TransUnion) Tj 0 -7 Td (Experian) Tj ET'
  const [picture] = await picturesOf(tinyPdf(rows), [1])
  if (picture === undefined) throw new Error('no picture')
  const name: RecognisedWord = {
    text: 'Experian',
    confidence: 40,
    left: pixels(60),
    right: pixels(85),
    top: pixels(80),
    bottom: pixels(93.5),
    baseline: pixels(92),
    lineHeight: pixels(7.5),
  }
  const heights: number[] = []
  const recogniser: TextRecogniser = {
    recognise: async ({ height }) => {
      heights.push(height)
      return []
    },
    close: async () => {},
  }
  await lookCloser([name], picture, recogniser)
  // Twice as large, with what stands around it: a letter of six points, not two.
  const around = 2 * 2 * (4 + 10)
  expect(heights.map((height) => Math.round((height - around) / 2 / pixels(6)))).toEqual([1])
})

describe('pieces of one word', () => {
  const piece = (text: string, left: number, right: number): RecognisedWord => ({
    ...{ text, confidence: 40, left, right, top: 100, bottom: 126 },
    ...{ baseline: 124, lineHeight: 26 },
  })
  const texts = (...words: RecognisedWord[]) => joinPieces(words).map(({ text }) => text)

  it('are joined, but for brackets behind a number', () => {
    expect(texts(piece('426621', 100, 180), piece('XXXX', 183, 240))).toEqual(['426621XXXX'])
    expect(texts(piece('#86406****', 100, 260), piece('(', 254, 266), piece('PO', 268, 290))).toEqual([
      '#86406****',
      '(PO',
    ])
  })
})
