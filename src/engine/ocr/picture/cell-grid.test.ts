import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { cleanPicture } from '../signs/clean-picture.ts'
import { findShapes } from './find-shapes.ts'

const dpi = 200

function paper(width: number, height: number): Raster & { data: Uint8Array } {
  return { width, height, channels: 1, data: new Uint8Array(width * height).fill(255) }
}

function draw(raster: Raster, box: readonly [number, number, number, number], shade = 0): void {
  const [left, top, right, bottom] = box
  for (let y = top; y < bottom; y++)
    raster.data.fill(shade, y * raster.width + left, y * raster.width + right)
}

/** Cells of a row, 40 pixels wide and 23 high, in lines of two pixels. */
function drawCells(page: Raster, cells: number, left: number, top: number): void {
  for (const y of [top, top + 23]) draw(page, [left, y, left + 40 * cells + 2, y + 2], 150)
  for (let cell = 0; cell <= cells; cell++)
    draw(page, [left + 40 * cell, top, left + 40 * cell + 2, top + 25], 150)
}

const placesIn = (picture: Raster) =>
  findShapes(picture, Number.POSITIVE_INFINITY).map(({ left, top, right, bottom }) => [
    left,
    top,
    right,
    bottom,
  ])

describe('the lines around cells', () => {
  it('are gone, and what stands in the cells is left, also where it touches a line', () => {
    const page = paper(700, 200)
    drawCells(page, 12, 50, 50)
    for (let cell = 0; cell < 12; cell++) draw(page, [60 + 40 * cell, 56, 64 + 40 * cell, 70])
    // A comma that hangs down to the line.
    draw(page, [580, 60, 583, 74])
    drawCells(page, 12, 50, 100)
    draw(page, [100, 105, 104, 122])
    draw(page, [100, 122, 104, 124])
    const left = placesIn(cleanPicture(page, dpi).text)
    expect(left).toHaveLength(14)
    expect(left).toContainEqual([60, 56, 64, 70])
    expect(left).toContainEqual([580, 60, 583, 74])
    expect(left).toContainEqual([100, 105, 104, 122])
  })

  it('are none of print: a word whose letters touch under a line alone stays', () => {
    const page = paper(700, 200)
    // A row of stems with a stroke above and none below.
    draw(page, [50, 50, 250, 53])
    for (let at = 0; at < 10; at++) draw(page, [50 + 20 * at, 50, 56 + 20 * at, 70])
    const before = page.data.slice()
    const { data } = cleanPicture(page, dpi).text
    expect(data).toHaveLength(before.length)
    expect(data.every((level, at) => level === before[at])).toBe(true)
  })

  it('are gone where they are posts between two lines of print, and a stroke as high as one line stays', () => {
    const page = paper(700, 200)
    for (const x of [100, 190, 280]) draw(page, [x, 50, x + 2, 108], 150)
    draw(page, [400, 50, 403, 80])
    expect(placesIn(cleanPicture(page, dpi).text)).toEqual([[400, 50, 403, 80]])
  })
})
