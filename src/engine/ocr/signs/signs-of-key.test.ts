import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import type { MonthSign } from './sign-places.ts'
import { textsOfSigns } from './signs-of-key.ts'

const size = 16
const lost = '\ufffd'

function sign(
  x: number,
  y: number,
  shade: number,
  isOfKey = false,
  kind: MonthSign['kind'] = 'disc',
): MonthSign {
  const shape = { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8, ink: 200, runs: [] }
  return { shape, kind, shade, size, x, y, isOfKey }
}

/** Words of a line, ten pixels a letter. */
function words(left: number, y: number, text: string): RecognisedWord[] {
  let at = left
  return text.split(' ').map((each) => {
    const from = at
    at += 10 * each.length + 8
    const place = { left: from, right: at - 8, top: y - 9, bottom: y + 9, baseline: y + 7 }
    return { text: each, confidence: 95, lineHeight: 20, ...place }
  })
}

const months = (shades: readonly number[]) => shades.map((shade, at) => sign(100 + 80 * at, 100, shade))
const textsOf = (signs: readonly MonthSign[], said: readonly RecognisedWord[]) =>
  textsOfSigns(signs, said).map(({ text }) => text)

describe('what discs stand for in a scan', () => {
  it('is one thing where all have one shade, though their key is as dark as its words', () => {
    const key = [sign(50, 300, 30, true), sign(250, 300, 250, true, 'ring')]
    const said = [...words(62, 300, 'paid as agreed'), ...words(262, 300, 'no information')]
    expect(textsOf([...months([110, 114, 108]), ...key], said)).toEqual(['●', '●', '●', '●', '○'])
  })

  it('is not known of discs in another shade than the one that the key shows', () => {
    const key = [sign(50, 300, 110, true)]
    const said = words(62, 300, 'Current / Terms met')
    expect(textsOf([...months([112, 60, 160]), ...key], said)).toEqual(['●', lost, lost, '●'])
    expect(textsOf(months([112, 60, 112]), said)).toEqual([lost, lost, lost])
  })

  it('is told by the shade of a key of several discs, in signs that a page without its key has not', () => {
    const key = [sign(50, 300, 60, true), sign(250, 300, 150, true)]
    const said = [...words(62, 300, 'On time'), ...words(262, 300, '30 days late')]
    expect(textsOf([...months([62, 148, 100]), ...key], said)).toEqual(['◉', '◎', lost, '◉', '◎'])
  })

  it('is not known where a key has two discs of one shade for different things, beside or below each other', () => {
    const beside = [sign(50, 300, 100, true), sign(160, 300, 104, true)]
    const said = [...words(62, 300, 'On time'), ...words(172, 300, 'Other')]
    expect(textsOf([...months([102]), ...beside], said)).toEqual([lost, lost, lost])
    const below = [sign(50, 300, 100, true), sign(50, 330, 104, true)]
    const late = [...words(62, 300, 'On time'), ...words(62, 330, '30 days late')]
    expect(textsOf([...months([102]), ...below], late)).toEqual([lost, lost, lost])
  })

  it('is known where the same key stands twice and is once read badly, also in the two columns of a page', () => {
    const keys = [sign(50, 300, 100, true), sign(50, 500, 104, true), sign(700, 500, 100, true)]
    const said = [
      ...words(62, 300, 'paid as agreed'),
      ...words(62, 500, 'pald as agreed'),
      ...words(712, 500, 'gerasaareed'),
    ]
    expect(textsOf([...months([102]), ...keys], said)).toEqual(['●', '●', '●', '●'])
  })

  it('is told of filled cells in the same way, and what stands in the next cell of their key is not said of them', () => {
    const cells = [sign(100, 100, 128, false, 'box'), sign(140, 100, 128, false, 'box')]
    const keys = [sign(50, 300, 128, true, 'box'), sign(50, 500, 129, true, 'box')]
    const said = [
      ...words(62, 300, 'Current'),
      ...words(190, 300, '30 days late'),
      ...words(62, 500, 'Current'),
      ...words(220, 500, '60 days late'),
    ]
    expect(textsOf([...cells, ...keys], said)).toEqual(['■', '■', '■', '■'])
    expect(textsOf([...cells, sign(180, 100, 90, false, 'box'), ...keys], said)).toContain(lost)
  })
})
