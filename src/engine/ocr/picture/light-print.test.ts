import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { withDarkPrint } from './light-print.ts'

const dpi = 200
const paper = 244
type Page = Raster & { data: Uint8Array }

/** Paper with the grain that a scan has. */
function scanned(width: number, height: number): Page {
  const data = Uint8Array.from({ length: width * height }, (_, at) => paper + ((at * 7919) % 9) - 4)
  for (let at = 0; at < data.length; at += 3) data[at] = paper
  return { width, height, channels: 1, data }
}

function fill(
  page: Page,
  [left, top, right, bottom]: readonly [number, number, number, number],
  shade: number,
) {
  for (let y = top; y < bottom; y++) page.data.fill(shade, y * page.width + left, y * page.width + right)
}

/** Letters like 'h' and 'n', of strokes three pixels wide, a pixel of blur around them. */
function print(page: Page, left: number, top: number, letters: number, shade: number): void {
  for (let at = 0; at < letters; at++) {
    const x = left + 16 * at
    const strokes = [
      [x, top, x + 3, top + 20],
      [x + 3, top + 7, x + 11, top + 10],
      [x + 9, top + 8, x + 12, top + 20],
    ] as const
    for (const [a, b, c, d] of strokes)
      fill(page, [a - 1, b - 1, c + 1, d + 1], Math.round((shade + paper) / 2))
    for (const stroke of strokes) fill(page, stroke, shade)
  }
}

/** How many pixels of a place have another shade than before. */
function changedIn(
  before: Raster,
  after: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  let changed = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (shadeAt(before, x, y) !== shadeAt(after, x, y)) changed += 1
  return changed
}

const shadeAt = ({ data, width }: Raster, x: number, y: number) => data[y * width + x] ?? 0

describe('print that is lighter than the rest of its page', () => {
  it('becomes as dark as other print, and paper and black print stay as they are', () => {
    const page = scanned(700, 300)
    print(page, 40, 40, 8, 187)
    print(page, 300, 40, 6, 185)
    print(page, 40, 80, 8, 60)
    const dark = withDarkPrint(page, dpi)
    expect(shadeAt(dark, 41, 50)).toBeLessThan(90)
    expect(shadeAt(dark, 301, 50)).toBeLessThan(90)
    expect(changedIn(page, dark, [0, 72, 700, 300])).toBe(0)
    expect(changedIn(page, dark, [500, 0, 700, 300])).toBe(0)
  })

  it('becomes so with two letters beside a word of it, and not with two that stand alone', () => {
    const page = scanned(700, 300)
    print(page, 40, 40, 2, 187)
    print(page, 90, 40, 14, 187)
    print(page, 400, 40, 2, 187)
    print(page, 40, 120, 2, 187)
    const dark = withDarkPrint(page, dpi)
    expect(shadeAt(dark, 41, 50)).toBeLessThan(90)
    expect(changedIn(page, dark, [380, 0, 700, 300])).toBe(0)
    expect(changedIn(page, dark, [0, 80, 700, 300])).toBe(0)
  })

  it('becomes so where its strokes are just as dark as ink, too', () => {
    const page = scanned(700, 300)
    print(page, 40, 40, 14, 165)
    expect(shadeAt(withDarkPrint(page, dpi), 41, 50)).toBeLessThan(90)
  })

  it('becomes so a word at a time, whole or not at all', () => {
    const page = scanned(700, 300)
    print(page, 40, 40, 14, 187)
    for (let at = 0; at < 9; at++) print(page, 40 + 16 * at, 80, 1, at % 3 === 0 ? 150 : 170)
    for (let at = 0; at < 9; at++) print(page, 40 + 16 * at, 120, 1, at % 3 === 0 ? 170 : 150)
    const after = withDarkPrint(page, dpi)
    for (let at = 0; at < 9; at++) expect(shadeAt(after, 41 + 16 * at, 90)).toBeLessThan(90)
    expect(changedIn(page, after, [0, 110, 700, 300])).toBe(0)
  })

  it('leaves a page of black print, and a few light letters on it, as it is', () => {
    const page = scanned(700, 300)
    for (const y of [40, 80, 120]) print(page, 40, y, 20, 70)
    print(page, 40, 200, 5, 187)
    expect(withDarkPrint(page, dpi)).toBe(page)
  })

  it('leaves shaded cells, rules, signs that are filled, grain and what shines through the paper as they are', () => {
    const page = scanned(900, 500)
    for (let at = 0; at < 20; at++) {
      fill(page, [40 + 40 * at, 40, 70 + 40 * at, 62], 185)
      fill(page, [40 + 22 * at, 90, 54 + 22 * at, 104], 180)
      fill(page, [40 + 40 * at, 300, 42 + 40 * at, 360], 190)
      fill(page, [40 + 17 * at, 400, 43 + 17 * at, 403], 190)
    }
    fill(page, [40, 150, 860, 153], 190)
    for (const y of [200, 240]) print(page, 40, y, 30, 216)
    expect(withDarkPrint(page, dpi)).toBe(page)
  })

  it('leaves shaded cells with words in black as they are', () => {
    const page = scanned(900, 500)
    for (const row of [0, 1, 2, 3])
      for (const cell of [0, 1, 2, 3]) {
        for (let y = 40 + 40 * row; y < 70 + 40 * row; y++)
          for (let x = 40 + 210 * cell; x < 180 + 210 * cell; x++)
            page.data[y * page.width + x] = 214 + ((x * 7919 + y * 104729) % 11)
        print(page, 60 + 210 * cell, 45 + 40 * row, 6, 60)
      }
    expect(withDarkPrint(page, dpi)).toBe(page)
  })

  it('leaves gray paper as it is, where light print cannot be told from its stains', () => {
    const page = scanned(700, 200)
    for (let at = 0; at < page.data.length; at++) page.data[at] = (page.data[at] ?? 0) - 30
    print(page, 40, 40, 20, 170)
    expect(withDarkPrint(page, dpi)).toBe(page)
  })

  it('does not thicken black print that touches it', () => {
    const page = scanned(700, 200)
    print(page, 40, 40, 14, 187)
    print(page, 40 + 16 * 14, 40, 5, 40)
    const dark = withDarkPrint(page, dpi)
    expect(changedIn(page, dark, [40 + 16 * 14 - 1, 30, 400, 70])).toBe(0)
  })
})
