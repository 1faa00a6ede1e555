import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withLeadingSigns } from './leading-signs.ts'

const [width, height] = [300, 60]
const baseline = 40

/** So many discs of a size at a height above the foot, and four figures behind them, as blocks. */
function numberWith(discs: number, size: number, above: number): Raster & { data: Uint8Array } {
  const data = new Uint8Array(width * height).fill(250)
  const ink = (x: number, y: number, w: number, h: number) => {
    for (let down = 0; down < h; down += 1) data.fill(20, (y + down) * width + x, (y + down) * width + x + w)
  }
  for (let at = 0; at < discs; at += 1) ink(40 + at * 12, baseline - above - size / 2, size, size)
  for (let at = 0; at < 4; at += 1) ink(44 + discs * 12 + at * 13, baseline - 16, 9, 16)
  return { width, height, channels: 1, data }
}

const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  left: 60,
  right: 150,
  top: baseline - 18,
  bottom: baseline + 2,
  baseline,
  lineHeight: 22,
})
/** Told what it sees where it is asked for figures. */
const seeing = (text: string) => ({
  recognise: async () => [word(text, 90)],
  close: async () => {},
})
const read = async (own: RecognisedWord, picture: Raster, seen = '0000') =>
  (await withLeadingSigns([own], picture, seeing(seen))).map(
    ({ text, confidence }) => `${text} ${confidence}`,
  )

describe('a number with discs or stars before its last figures', () => {
  const picture = numberWith(4, 6, 8)

  it('has as many discs as are printed, and the figures that were read surely', async () => {
    expect(await read(word('©9148', 90), picture)).toEqual(['••••9148 75'])
  })

  it('has the figures that are seen without the discs where they were not', async () => {
    expect(await read(word('e0ee]721', 30), picture, '1721')).toEqual(['••••1721 50'])
    expect(await read(word('ee049148', 30), picture, '9148')).toEqual(['••••9148 75'])
  })

  it('stays as it was read where fewer figures are seen than stand there', async () => {
    expect(await read(word('e0ee]721', 30), picture, '721')).toEqual(['e0ee]721 30'])
  })

  it('has as many stars as are printed, whatever was read into them', async () => {
    const words = [{ ...word('LAAAALS', 30), left: 30, right: 110 }, word('3695', 90)]
    const starred = await withLeadingSigns(words, numberWith(5, 6, 13), seeing('0000'))
    expect(starred.map(({ text, confidence }) => `${text} ${confidence}`)).toEqual(['*****3695 75'])
  })

  it('has its stars below a line of other print, where its own line is as high as two', async () => {
    const below = numberWith(5, 6, 13)
    for (let at = 0; at < 12; at += 1)
      for (let y = 2; y < 14; y += 1) below.data.fill(20, y * width + 40 + at * 12, y * width + 48 + at * 12)
    const tall = { ...word('3695', 90), left: 104, lineHeight: 48 }
    const starred = await withLeadingSigns([tall], below, seeing('0000'))
    expect(starred.map(({ text, confidence }) => `${text} ${confidence}`)).toEqual(['*****3695 75'])
  })

  it.each([
    ['dots at the foot', numberWith(4, 4, 2)],
    ['two discs', numberWith(2, 6, 8)],
    ['other figures', numberWith(4, 16, 8)],
  ])('is none with %s', async (_name, other) => {
    expect(await read(word('ee9148', 90), other)).toEqual(['ee9148 90'])
  })
})
