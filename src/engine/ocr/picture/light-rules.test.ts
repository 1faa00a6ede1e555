import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { eraseLightPosts, eraseLightRules } from './light-rules.ts'

const dpi = 200

function paper(width: number, height: number): Raster & { data: Uint8Array } {
  return { width, height, channels: 1, data: new Uint8Array(width * height).fill(255) }
}

function draw(raster: Raster, box: readonly [number, number, number, number], shade: number): void {
  const [left, top, right, bottom] = box
  for (let y = top; y < bottom; y++)
    raster.data.fill(shade, y * raster.width + left, y * raster.width + right)
}

/** How many pixels are no paper. */
const printedIn = ({ data }: Raster) => data.reduce((sum, shade) => sum + (shade < 255 ? 1 : 0), 0)

describe('light rules of a photo', () => {
  it('are gone where they cross each other, with the shades of their edges', () => {
    const page = paper(600, 400)
    for (const y of [60, 90, 120]) draw(page, [20, y, 580, y + 2], 205)
    for (const x of [20, 200, 400, 578]) draw(page, [x, 60, x + 2, 150], 190)
    for (const y of [59, 62]) draw(page, [20, y, 580, y + 1], 240)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(0)
  })

  it('leave what is printed in their cells, dark or pale, and rules that are as dark as print', () => {
    const page = paper(600, 400)
    // A word of pale letters three pixels from each other, a dash, and a stroke as high as a line.
    for (let at = 0; at < 14; at++) draw(page, [100 + 11 * at, 200, 108 + 11 * at, 214], 160)
    draw(page, [300, 240, 340, 243], 150)
    draw(page, [350, 230, 353, 260], 150)
    draw(page, [20, 300, 580, 304], 40)
    const before = page.data.slice()
    eraseLightRules(page, dpi)
    expect(page.data.every((level, at) => level === before[at])).toBe(true)
  })

  it('are gone where noise has made some of their pixels as dark as print, and a letter that touches them stays', () => {
    const page = paper(600, 400)
    for (let x = 20; x < 580; x++) draw(page, [x, 60, x + 1, 63], x % 40 < 8 ? 110 : 150)
    draw(page, [300, 63, 304, 80], 110)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBeGreaterThanOrEqual(4 * 16)
    expect(printedIn(page)).toBeLessThanOrEqual(4 * 20)
  })

  it('are gone around cells with letters close to them, and the letters stay', () => {
    const page = paper(600, 400)
    for (const y of [60, 80]) draw(page, [20, y, 560, y + 2], 160)
    for (let at = 0; at <= 20; at++) draw(page, [20 + 27 * at, 60, 22 + 27 * at, 82], 160)
    for (let at = 0; at < 20; at++) draw(page, [28 + 27 * at, 65, 40 + 27 * at, 77], 60)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(20 * 12 * 12)
  })

  it('are gone where they stand alone between cells of two lines', () => {
    const page = paper(600, 400)
    for (let at = 0; at <= 10; at++) draw(page, [20 + 54 * at, 60, 22 + 54 * at, 118], 160)
    for (let at = 0; at < 10; at++)
      for (const y of [68, 98]) draw(page, [30 + 54 * at, y, 60 + 54 * at, y + 12], 60)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(2 * 10 * 30 * 12)
  })

  it('are gone around cells of two lines, with the posts between them', () => {
    const page = paper(600, 400)
    for (const y of [60, 118]) draw(page, [20, y, 560, y + 2], 160)
    for (let at = 0; at <= 10; at++) draw(page, [20 + 54 * at, 60, 22 + 54 * at, 120], 160)
    for (let at = 0; at < 10; at++)
      for (const y of [68, 98]) draw(page, [30 + 54 * at, y, 60 + 54 * at, y + 12], 60)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(2 * 10 * 30 * 12)
  })

  it('leave a small letter whose stroke begins right below its cell and ends just above the next rule', () => {
    const page = paper(600, 400)
    for (const y of [60, 82]) draw(page, [20, y, 560, y + 2], 160)
    for (let at = 0; at <= 20; at++) draw(page, [20 + 27 * at, 60, 22 + 27 * at, 84], 160)
    for (let at = 0; at < 20; at++) draw(page, [32 + 27 * at, 62, 35 + 27 * at, 78], 120)
    eraseLightRules(page, dpi)
    // The row that the rule's edge may have is the rule's.
    expect(printedIn(page)).toBeGreaterThanOrEqual(20 * 3 * 14)
    expect(page.data[70 * 600 + 33]).toBe(120)
  })

  it('are gone with the posts above each piece of a rule that lies a little aslant', () => {
    const page = paper(600, 400)
    draw(page, [20, 60, 560, 62], 160)
    draw(page, [20, 80, 290, 82], 160)
    draw(page, [290, 83, 560, 85], 160)
    for (let at = 0; at <= 20; at++) draw(page, [20 + 27 * at, 60, 22 + 27 * at, at <= 10 ? 82 : 85], 160)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(0)
  })

  it('are found on noisy paper, and are not taken for a row of text that runs beside others', () => {
    const page = paper(600, 400)
    for (let x = 20; x < 580; x++) {
      draw(page, [x, 60, x + 1, 62], 195 + (x % 20))
      if (x % 9 === 0) draw(page, [x, 60, x + 1, 62], 250)
    }
    // Rows of print that blur has run together, six pixels apart.
    for (const y of [200, 206, 212]) draw(page, [20, y, 580, y + 2], 200)
    eraseLightRules(page, dpi)
    expect(printedIn(page)).toBe(3 * 2 * 560)
  })
})

describe('light posts of a clean page', () => {
  it('are gone between two lines of print, and nothing else is', () => {
    const page = paper(600, 400)
    for (const x of [100, 190, 280]) draw(page, [x, 50, x + 1, 108], 180)
    eraseLightPosts(page, dpi)
    expect(printedIn(page)).toBe(0)
    // A rule across, and a pale stroke as high as one line.
    draw(page, [20, 200, 580, 202], 190)
    draw(page, [350, 230, 352, 262], 180)
    const before = page.data.slice()
    eraseLightPosts(page, dpi)
    expect(page.data.every((level, at) => level === before[at])).toBe(true)
  })

  it('are gone with a rule that is as dark as print in places, and print close to it stays', () => {
    const page = paper(600, 400)
    for (let x = 20; x < 580; x++) {
      draw(page, [x, 60, x + 1, 61], x % 50 < 20 ? 155 : 185)
      draw(page, [x, 61, x + 1, 62], 205)
    }
    for (let at = 0; at < 14; at++) draw(page, [100 + 11 * at, 66, 108 + 11 * at, 80], 40)
    eraseLightPosts(page, dpi)
    expect(printedIn(page)).toBe(14 * 8 * 14)
  })

  it('stay with a rule of several rows, which is a frame of its own', () => {
    const page = paper(600, 400)
    for (let x = 20; x < 580; x++) draw(page, [x, 60, x + 1, 64], x % 50 < 20 ? 155 : 185)
    eraseLightPosts(page, dpi)
    expect(printedIn(page)).toBe(4 * 560)
  })
})
