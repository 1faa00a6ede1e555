import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { withoutRules } from './without-rules.ts'

/** The shade of paper, of its noise, of light rules and of print. */
const [paper, speck, rule, ink] = [246, 236, 180, 50]
const size = { width: 700, height: 300 }

/** A table of two rows with letters in its cells: dark posts and an outline, and a light rule between the rows. */
function table(withRule: boolean): Raster {
  const data = new Uint8Array(size.width * size.height).fill(paper)
  const draw = (left: number, top: number, right: number, bottom: number, shade: number) => {
    for (let y = top; y < bottom; y++) data.fill(shade, y * size.width + left, y * size.width + right)
  }
  for (let at = 0; at < data.length; at += 97) data[at] = speck
  if (withRule) draw(50, 120, 650, 122, rule)
  for (const y of [60, 180]) draw(50, y, 652, y + 3, ink)
  for (const x of [50, 200, 350, 500, 649]) draw(x, 60, x + 3, 183, ink)
  for (const y of [85, 145])
    for (const x of [80, 230, 380, 530])
      for (let letter = 0; letter < 4; letter++) draw(x + 14 * letter, y, x + 14 * letter + 4, y + 14, ink)
  return { ...size, channels: 1, data }
}

describe('a table whose rows have light rules between dark posts', () => {
  it('is its letters on white paper, with nothing left of a rule between the posts', () => {
    const text = withoutRules(table(true))?.text
    const printed = [...(text?.data ?? [])].flatMap((shade, at) => (shade < 255 ? [{ shade, at }] : []))
    expect(printed).toHaveLength(2 * 4 * 4 * 4 * 14)
    expect(printed.every(({ shade }) => shade === ink)).toBe(true)
  })

  it('is read as it is without such a rule', () => {
    expect(withoutRules(table(false))).toBeNull()
  })
})
