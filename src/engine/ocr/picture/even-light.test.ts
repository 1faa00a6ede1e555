import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { withEvenLight } from './even-light.ts'

const [width, height] = [640, 800]

/** Paper of a shade down to a row, and of another one below it. */
function paperOf(upper: number, to: number, lower: number): Raster {
  const data = new Uint8Array(width * height).fill(lower)
  data.fill(upper, 0, to * width)
  return { width, height, channels: 1, data }
}
const at = ({ data }: Raster, y: number) => data[y * width + 300]

describe('the light of a page', () => {
  it('is uneven on a photo, whose paper is gray', () => {
    const { raster, isPhoto } = withEvenLight(paperOf(170, 400, 200))
    expect(isPhoto).toBe(true)
    expect([at(raster, 100), at(raster, 700)]).toEqual([255, 255])
  })

  it('is that of a scan where only a banner is gray, which becomes paper all the same', () => {
    const { raster, isPhoto } = withEvenLight(paperOf(200, 200, 250))
    expect(isPhoto).toBe(false)
    expect(at(raster, 80)).toBe(255)
  })

  it('is even on white paper, which stays as it is', () => {
    const page = paperOf(250, 400, 246)
    expect(withEvenLight(page)).toEqual({ raster: page, isPhoto: false })
  })
})
