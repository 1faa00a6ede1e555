import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { cleanPicture } from '../signs/clean-picture.ts'
import { findShapes } from './find-shapes.ts'

const dpi = 200

function paper(): Raster & { data: Uint8Array } {
  return { width: 800, height: 300, channels: 1, data: new Uint8Array(800 * 300).fill(255) }
}

function draw({ data, width }: Raster, box: readonly [number, number, number, number], shade: number): void {
  const [left, top, right, bottom] = box
  for (let y = top; y < bottom; y++) data.fill(shade, y * width + left, y * width + right)
}

describe('a heading in light letters on a dark bar', () => {
  it.each([0, 64, 120])('of shade %i becomes dark letters on paper', (shade) => {
    const page = paper()
    draw(page, [50, 50, 700, 95], shade)
    for (let at = 0; at < 10; at++) draw(page, [70 + 20 * at, 62, 80 + 20 * at, 82], 255)
    const { text } = cleanPicture(page, dpi)
    expect(
      findShapes(text, Number.POSITIVE_INFINITY).map(({ left, top, right, bottom }) => [
        left,
        top,
        right,
        bottom,
      ]),
    ).toEqual(Array.from({ length: 10 }, (_, at) => [70 + 20 * at, 62, 80 + 20 * at, 82]))
    expect(text.data[72 * 800 + 75]).toBe(0)
    // The page itself is left as it was.
    expect(page.data[55 * 800 + 60]).toBe(shade)
  })

  it('has no corners of ink where the bar is round', () => {
    const page = paper()
    draw(page, [50, 50, 700, 95], 60)
    for (const x of [50, 692]) draw(page, [x, 50, x + 8, 54], 255)
    expect(findShapes(cleanPicture(page, dpi).text, Number.POSITIVE_INFINITY)).toEqual([])
  })

  it('has no frame of ink where a photo has blurred its edges', () => {
    const page = paper()
    draw(page, [50, 50, 700, 95], 160)
    // Half of it lies one pixel lower, as on a page that is not quite level.
    draw(page, [51, 51, 699, 94], 60)
    draw(page, [300, 94, 699, 95], 60)
    draw(page, [300, 95, 700, 96], 160)
    expect(findShapes(cleanPicture(page, dpi).text, Number.POSITIVE_INFINITY)).toEqual([])
  })

  it('is no picture, no thick rule and no word in bold', () => {
    const page = paper()
    draw(page, [50, 20, 400, 150], 40)
    draw(page, [50, 180, 700, 188], 40)
    for (let at = 0; at < 12; at++) draw(page, [50 + 14 * at, 220, 62 + 14 * at, 240], 0)
    const { text } = cleanPicture(page, dpi)
    expect(text.data[80 * 800 + 200]).toBe(40)
    expect(text.data[230 * 800 + 55]).toBe(0)
  })
})
