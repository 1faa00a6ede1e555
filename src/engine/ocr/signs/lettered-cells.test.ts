import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from '../picture/find-shapes.ts'
import { readLetteredCell } from './lettered-cells.ts'

const dpi = 200
type Page = Raster & { data: Uint8Array }
type Box = readonly [number, number, number, number]

const blank = (): Page => ({
  width: 400,
  height: 200,
  channels: 1,
  data: new Uint8Array(400 * 200).fill(255),
})

function fill(page: Page, [left, top, right, bottom]: Box, shade: number) {
  for (let y = top; y < bottom; y++) page.data.fill(shade, y * page.width + left, y * page.width + right)
}

function ellipse(page: Page, [left, top, right, bottom]: Box, shade: number) {
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (((x + 0.5 - left - rx) / rx) ** 2 + ((y + 0.5 - top - ry) / ry) ** 2 <= 1)
        page.data[y * page.width + x] = shade
}

/** Letters of an upright and a foot, ten pixels high. */
function letters(page: Page, left: number, top: number, count: number, shade: number): void {
  for (let at = 0; at < count; at++) {
    fill(page, [left + 9 * at, top, left + 9 * at + 2, top + 10], shade)
    fill(page, [left + 9 * at, top + 8, left + 9 * at + 7, top + 10], shade)
  }
}

/** The page with its cells made paper. */
function read(page: Page): Raster {
  const text = { ...page, data: page.data.slice() }
  for (const shape of findShapes(page, 400)) readLetteredCell(text, shape, dpi)
  return text
}

const shadeAt = ({ data, width }: Raster, x: number, y: number) => data[y * width + x] ?? -1

describe('cells in a colour with letters in them', () => {
  it.each([
    ['white on black', 20, 245],
    ['white on gray', 140, 250],
    ['black on gray', 130, 20],
  ])('become paper with dark letters: %s', (_name, cell, letter) => {
    const page = blank()
    fill(page, [100, 50, 156, 76], cell)
    letters(page, 114, 58, 3, letter)
    const text = read(page)
    expect(shadeAt(text, 104, 60)).toBeGreaterThan(240)
    expect(shadeAt(text, 115, 60)).toBeLessThan(70)
    expect(shadeAt(text, 98, 60)).toBe(255)
  })

  it('become so where they are round, too', () => {
    const page = blank()
    ellipse(page, [100, 50, 130, 72], 150)
    letters(page, 107, 56, 2, 245)
    const text = read(page)
    expect(shadeAt(text, 108, 60)).toBeLessThan(70)
    expect(shadeAt(text, 103, 61)).toBeGreaterThan(240)
  })

  it('are no letters in bold that touch each other, as a scan leaves them', () => {
    const page = blank()
    // 'be': an upright with a bow, and a bow with a bar, whose edges touch.
    fill(page, [100, 40, 106, 60], 30)
    ellipse(page, [103, 45, 119, 61], 30)
    ellipse(page, [108, 50, 114, 56], 255)
    ellipse(page, [117, 45, 133, 61], 30)
    ellipse(page, [122, 49, 129, 52], 255)
    // 'BE' in capitals.
    for (const x of [200, 216]) {
      fill(page, [x, 40, x + 16, 60], 30)
      fill(page, [x + 5, 44, x + 12, 48], 255)
      fill(page, [x + 5, 52, x + 12, 56], 255)
    }
    fill(page, [228, 44, 232, 48], 255)
    fill(page, [228, 52, 232, 56], 255)
    const text = read(page)
    expect(text.data.every((shade, at) => shade === page.data[at])).toBe(true)
  })

  it('are no letters in bold, nor frames, nor cells without letters', () => {
    const page = blank()
    // A 'B' and an 'O' of a heading, a frame around a word, a bar without letters.
    fill(page, [20, 40, 44, 70], 20)
    fill(page, [28, 46, 38, 52], 255)
    fill(page, [28, 58, 38, 64], 255)
    ellipse(page, [60, 40, 92, 68], 20)
    ellipse(page, [69, 49, 83, 59], 255)
    fill(page, [120, 40, 176, 66], 20)
    fill(page, [124, 44, 172, 62], 255)
    letters(page, 134, 48, 3, 20)
    fill(page, [200, 40, 256, 66], 90)
    const text = read(page)
    expect(text.data.every((shade, at) => shade === page.data[at])).toBe(true)
  })
})
