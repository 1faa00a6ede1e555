import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { withoutShading } from './without-shading.ts'

const [width, height] = [400, 200]

/** A white page with a ground of this shade at 100 to 300 across and 60 to 120 down, and strokes of letters on both. */
function pageOn(shade: number): Raster {
  const data = new Uint8Array(width * height).fill(250)
  for (let y = 60; y < 120; y += 1) data.fill(shade, y * width + 100, y * width + 300)
  for (const [left, top] of [
    [40, 80],
    [150, 80],
    [154, 80],
    [160, 80],
  ] as const)
    for (let y = top; y < top + 14; y += 1) data.fill(40, y * width + left, y * width + left + 3)
  return { width, height, channels: 1, data }
}
const at = ({ data }: Raster, x: number, y: number) => data[y * width + x] ?? 0

describe('light grounds', () => {
  it.each([180, 200, 230])('of shade %d are white, and the print on them as dark as before', (shade) => {
    const even = withoutShading(pageOn(shade))
    for (const [x, y] of [
      [110, 70],
      [158, 90],
      [290, 110],
    ] as const)
      expect(at(even, x, y)).toBeGreaterThan(245)
    expect(at(even, 151, 85)).toBeLessThan(60)
    expect(at(even, 41, 85)).toBe(40)
  })

  it.each([
    ['no ground', 250],
    ['a dark bar', 90],
  ])('are not seen in %s', (_name, shade) => {
    const page = pageOn(shade)
    expect(withoutShading(page)).toBe(page)
  })
})
