import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { withFiguresAroundMasks } from './figures-around-masks.ts'

const size = 9
const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)
/** Widths in Helvetica, in points. */
const [figure, cross] = [0.556 * size, 0.667 * size]

const word = (text: string, from: number, to: number, line = 0): RecognisedWord => ({
  text,
  confidence: 80,
  left: pixels(left + from),
  right: pixels(left + to),
  top: pixels(92 + 20 * line - 0.72 * size),
  bottom: pixels(92 + 20 * line),
  baseline: pixels(92 + 20 * line),
  lineHeight: pixels(0.93 * size),
})

/** What becomes of the words, and the widths in points of what was looked at again. */
async function seen(words: readonly RecognisedWord[], figures: string) {
  const [picture] = await picturesOf(
    tinyPdf(`BT /F1 ${size} Tf ${left} 700 Td (6011XXXXXXXX9663) Tj ET`),
    [1],
  )
  if (picture === undefined) throw new Error('no picture')
  const widths: number[] = []
  const recogniser: TextRecogniser = {
    recognise: async ({ width }) => {
      widths.push(((width / 2 - 2 * 14) * 72) / 200)
      return figures === '' ? [] : [word(figures, 0, 10)]
    },
    close: async () => {},
  }
  return { words: await withFiguresAroundMasks(words, picture, recogniser), widths }
}

const whole = 8 * figure + 8 * cross

describe('a number with crosses in its middle', () => {
  it.each(['B60IIXXXXXXXX9663', 'B011IXXXXXXXX9663', 'T011XXXXXXXX9663'])(
    'read as %s has as many figures before them as have room there, and is disputed',
    async (read) => {
      const { words, widths } = await seen([word(read, 0, whole)], '6011')
      expect(words).toMatchObject([{ text: '6011XXXXXXXX9663', confidence: 50 }])
      expect(widths[0]).toBeGreaterThan(3.5 * figure)
      expect(widths[0]).toBeLessThan(4.5 * figure)
    },
  )

  it('is one number where its figures were read apart, and is asked', async () => {
    const pieces = [
      word('6011', 0, 4 * figure),
      word('XXXXXXXX9663', 4 * figure + 2, whole),
      word('Open', 200, 220),
    ]
    const { words, widths } = await seen(pieces, '')
    expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['6011XXXXXXXX9663', 75],
      ['Open', 80],
    ])
    expect(widths).toEqual([])
  })

  it('stays where it has its form, and where another look does not give as many figures', async () => {
    for (const text of ['6011XXXXXXXX9663', 'XXX-XX-5523', 'XXXXXX9663'])
      expect((await seen([word(text, 0, whole)], '6011')).widths).toEqual([])
    const read = [word('B60IIXXXXXXXX9663', 0, whole)]
    for (const figures of ['', '601', '60119']) expect((await seen(read, figures)).words).toEqual(read)
  })

  it('stays where it is sure in print larger than the other numbers, and is looked at where it is not', async () => {
    const others = [1, 2, 3].map((line) => word('6011XXXXXXXX9663', 0, whole / 2, line))
    const large = word('6011XXXXX9663', 0, whole)
    expect((await seen([...others, large], '601199')).words.at(-1)).toEqual(large)
    // Six figures have room there in the print of the others, where four were read.
    const doubtful = { ...word('6011XXXXXXXX9663', 0, whole / 2 + figure), confidence: 40 }
    const { words } = await seen([...others, doubtful], '601199')
    expect(words.at(-1)).toMatchObject({ text: '601199XXXXXXXX9663', confidence: 50 })
  })

  it('is as wide as the other numbers of its page', async () => {
    // The page's figures are half as wide: eight have room where four were read.
    const others = [1, 2, 3].map((line) => word('6011XXXXXXXX9663', 0, whole / 2, line))
    const { words } = await seen([...others, word('B6IXXXXXXXX9663', 0, whole / 2, 4)], '6011')
    expect(words.map(({ text }) => text)).toEqual(Array(4).fill('6011XXXXXXXX9663'))
  })

  it('is as wide as years and box numbers of its height, where no other number stands on the page', async () => {
    // A photo's blur: a sixth higher, and no wider.
    const blurred = (each: RecognisedWord) => ({ ...each, top: each.top - pixels(1.1) })
    const years = [1, 2, 3].map((line) => word('2026', 0.06 * figure, 3.94 * figure, line))
    const read = word('BOLIXXXXXXXX9663', 0, whole)
    const { words, widths } = await seen([...years, read].map(blurred), '6011')
    expect(words.at(-1)).toMatchObject({ text: '6011XXXXXXXX9663', confidence: 50 })
    expect(widths[0]).toBeLessThan(4.5 * figure)
    expect((await seen([...years.slice(1), read].map(blurred), '6011')).words.at(-1)?.text).toBe(read.text)
  })
})
