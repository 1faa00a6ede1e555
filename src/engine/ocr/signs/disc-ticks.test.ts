import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { cleanPicture } from './clean-picture.ts'

const dpi = 200
const radius = 8
type Page = Raster & { data: Uint8Array }
type Stroke = readonly [x: number, y: number]

const check: readonly Stroke[] = [
  [-4, 0],
  [-1, 3],
  [4, -3],
]
const cross: readonly Stroke[] = [
  [-3, -3],
  [3, 3],
  [0, 0],
  [-3, 3],
  [3, -3],
]
const dash: readonly Stroke[] = [
  [-4, 0],
  [4, 0],
]

/** Rows of discs in gray, a white line in each. */
function discsWith(line: readonly Stroke[], count: number, rows = 2): Page {
  const [width, height] = [60 + 40 * count, 60 + 30 * rows]
  const page = { width, height, channels: 1 as const, data: new Uint8Array(width * height).fill(245) }
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < count; at++) disc(page, 40 + 40 * at, 40 + 30 * row, line)
  return page
}

/** Each pixel by what of it is disc and not line, in sixteen parts. */
function disc(page: Page, x: number, y: number, line: readonly Stroke[]): void {
  for (let v = -radius - 1; v <= radius; v++)
    for (let u = -radius - 1; u <= radius; u++) {
      let ink = 0
      for (let part = 0; part < 16; part++) {
        const [a, b] = [u + ((part % 4) + 0.5) / 4, v + (Math.floor(part / 4) + 0.5) / 4]
        if (Math.hypot(a, b) <= radius && distanceTo(line, a, b) > 0.9) ink += 1
      }
      page.data[(y + v) * page.width + x + u] = Math.round(245 - (145 * ink) / 16)
    }
}

function distanceTo(line: readonly Stroke[], x: number, y: number): number {
  return Math.min(
    ...line.slice(1).map(([toX, toY], at) => {
      const [fromX, fromY] = line[at] ?? [0, 0]
      const [dx, dy] = [toX - fromX, toY - fromY]
      const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)
      const share = Math.max(0, Math.min(1, along))
      return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
    }),
  )
}

describe('white checks in discs', () => {
  it('are check marks by their likeness, and are not left to be read as letters', () => {
    const { alikeTicks, text, months } = cleanPicture(discsWith(check, 6), dpi)
    expect(alikeTicks).toHaveLength(12)
    expect(months).toHaveLength(0)
    expect(text.data.filter((shade) => shade < 200)).toHaveLength(0)
  })

  it.each([
    ['crosses', discsWith(cross, 6)],
    ['dashes', discsWith(dash, 6)],
    ['few of them', discsWith(check, 5, 1)],
  ])('are none: %s', (_name, page) => {
    expect(cleanPicture(page, dpi).alikeTicks).toHaveLength(0)
  })
})
