import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from './find-shapes.ts'
import { withoutLeaders } from './without-leaders.ts'

const [width, height, dpi] = [900, 80, 200]
const foot = 50

/** A line of a page: letters, dots and dashes, each from its left edge. */
function lineOf({ letters = [], dots = [], dashes = [] }: Record<string, number[]>): Raster {
  const data = new Uint8Array(width * height).fill(250)
  const ink = (x: number, w: number, h: number, up = 0) => {
    for (let y = foot - up - h; y < foot - up; y += 1) data.fill(20, y * width + x, y * width + x + w)
  }
  for (const x of letters) ink(x, 9, 14)
  for (const x of dots) ink(x, 4, 4)
  for (const x of dashes) ink(x, 8, 3, 6)
  return { width, height, channels: 1, data }
}
const from = (start: number, count: number, step: number) =>
  Array.from({ length: count }, (_, at) => start + at * step)
const isInk = ({ data }: Raster, x: number, y: number) => (data[y * width + x] ?? 255) < 170
const read = (page: Raster) => withoutLeaders(page, findShapes(page, Number.POSITIVE_INFINITY), dpi)

describe('leaders and rules of dashes', () => {
  it('are taken out between a label and its value, which stay', () => {
    const page = lineOf({ letters: [...from(20, 8, 13), ...from(700, 5, 13)], dots: from(150, 30, 13) })
    const { picture, shapes } = read(page)
    expect(isInk(picture, 151, foot - 2)).toBe(false)
    expect(isInk(picture, 151 + 29 * 13, foot - 2)).toBe(false)
    expect(isInk(picture, 22, foot - 5) && isInk(picture, 702, foot - 5)).toBe(true)
    expect(shapes).toHaveLength(13)
  })

  it('are taken out where dashes run over the page', () => {
    expect(read(lineOf({ dashes: from(20, 50, 13) })).shapes).toEqual([])
  })

  it.each([
    ['dots that hide figures of a number', { letters: from(20, 8, 13), dots: from(124, 6, 13) }],
    ['dots before the last figures of one', { letters: from(124, 4, 13), dots: from(46, 6, 13) }],
    ['dashes of twelve months', { dashes: from(200, 12, 26) }],
    ['dots at the ends of sentences', { letters: from(20, 40, 13), dots: [300, 640] }],
  ])('are not %s', (_name, line) => {
    const page = lineOf(line)
    expect(read(page).picture).toBe(page)
  })
})
