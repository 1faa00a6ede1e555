import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { Raster } from '../../read/render-region.ts'
import type { PageIdea, RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { withMaskedFigures } from './masked-figures.ts'

const size = 8
const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)
/** Widths in Helvetica, in points. */
const figure = 0.556 * size
const cross = 0.667 * size
const star = 0.389 * size

async function printed(text: string): Promise<Raster> {
  const [picture] = await picturesOf(tinyPdf(`BT /F1 ${size} Tf ${left} 700 Td (${text}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  return picture
}

/** A word as recognition gives it, from one point of the line to another. */
const word = (text: string, from: number, to: number, confidence = 0): RecognisedWord => ({
  text,
  confidence,
  left: pixels(left + from),
  right: pixels(left + to),
  top: pixels(92 - 0.74 * size),
  bottom: pixels(92),
  baseline: pixels(92),
  lineHeight: pixels(0.93 * size),
})

/** Reads the same in every picture, and keeps the widths of those it was given, in points. */
function readsAlways(text: string) {
  const looks: { idea: PageIdea; width: number }[] = []
  const recogniser: TextRecogniser = {
    recognise: async (picture, idea) => {
      looks.push({ idea, width: ((picture.width / 2 - 2 * 14) * 72) / 200 })
      return text === '' ? [] : [word(text, 0, 10, 90)]
    },
    close: async () => {},
  }
  return { recogniser, looks }
}

async function numberOf(print: string, words: RecognisedWord[], seen: string) {
  const { recogniser, looks } = readsAlways(seen)
  return { words: await withMaskedFigures(words, await printed(print), recogniser), looks }
}

describe('a masked account number that cannot be right', () => {
  const end = 6 * figure + 10 * cross

  it.each([
    ['with a letter among its figures', [word('A14717XXXXXXXXXX', 0, end)]],
    ['with letters for all of its figures', [word('AIATLTXXXXXXXXXX', 0, end, 85)]],
    ['with letters for all of its figures but one', [word('AL4LTIXXXXXXXXXX', 0, end, 85)]],
    ['with crosses read as zeros', [word('414717XOO0XXXXXX', 0, end, 80)]],
    ['in pieces', [word('4147', 0, 4 * figure, 90), word('17XOO0XXXX', 4 * figure + 0.8, end)]],
    ['of which a part was read twice', [word('4147', 0, 4 * figure), word('717X00XXX', 3 * figure, end)]],
  ])('%s has the figures that stand before its signs, and is asked', async (_name, words) => {
    const { words: read, looks } = await numberOf('414717XXXXXXXXXX', words, '414717')
    expect(read).toMatchObject([{ text: '414717XXXXXXXXXX', left: pixels(left), right: pixels(left + end) }])
    expect(read[0]?.confidence).toBeLessThanOrEqual(50)
    expect(looks).toHaveLength(1)
    expect(looks[0]?.idea).toBe('figures')
    // The figures, and no part of a sign.
    expect(Math.abs((looks[0]?.width ?? 0) - 6 * figure)).toBeLessThan(1.5)
  })

  it('has the sign that is printed', async () => {
    const words = [word('9O6948911**»*', 0, 9 * figure + 4 * star)]
    const { words: read } = await numberOf('906948911****', words, '906948911')
    expect(read.map(({ text }) => text)).toEqual(['906948911****'])
  })

  it('keeps a letter that looks like no figure, and no other', async () => {
    const last = 0.833 * size + 5 * figure + 4 * star
    const readAs = async (text: string) =>
      (await numberOf('M10466****', [word(text, 0, last)], '10466')).words.map((each) => each.text)
    expect(await readAs('M10466*«**')).toEqual(['M10466****'])
    expect(await readAs('A10466*«**')).toEqual(['10466****'])
    expect(await readAs('M18466*«**')).toEqual(['10466****'])
  })

  it('stays as it is where no figures, or more than have room, are seen before the signs', async () => {
    const words = [word('A14717XXXXXXXXXX', 0, end)]
    for (const seen of ['', '4147174147174147'])
      expect((await numberOf('414717XXXXXXXXXX', words, seen)).words).toEqual(words)
  })

  it('comes to an end over a rule, which is alike at every place', async () => {
    const words = [word('12XXXXXX', 0, 2 * figure + 6 * size)]
    const { looks } = await numberOf('12\\320\\320\\320\\320\\320\\320', words, '12')
    expect(looks).toEqual([])
  })

  it('is looked at in no other word', async () => {
    const alone = async (print: string, words: RecognisedWord[]) => {
      const { words: read, looks } = await numberOf(print, words, '12')
      expect(read).toEqual(words)
      expect(looks).toEqual([])
    }
    await alone('414717XXXXXXXXXX', [word('414717XXXXXXXXXX', 0, end, 90)])
    // A letter of its own before one figure, and a letter that no figure is read as.
    await alone('H7XXXXXXXX', [word('H7XXXXXXXX', 0, 1.278 * size + 8 * cross)])
    await alone('MILTXXXXXXXX', [word('MILTXXXXXXXX', 0, 2.278 * size + 8 * cross)])
    await alone('****1111', [word('****1111', 0, 4 * star + 4 * figure)])
    await alone('4266****1111', [word('4266****1111', 0, 8 * figure + 4 * star)])
    await alone('BOX 12 EXXXX', [
      word('12', 4 * cross, 4 * cross + 2 * figure),
      word('EXXXX', 4 * cross + 2 * figure + 2.8, 9 * cross + 2 * figure + 2.8),
    ])
  })
})
