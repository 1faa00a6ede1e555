import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { cleanPicture } from './clean-picture.ts'

const dpi = 200
const radius = 8
type Page = Raster & { data: Uint8Array }

function blank(width: number, height: number): Page {
  return { width, height, channels: 1, data: new Uint8Array(width * height).fill(255) }
}

/** A circle around a place; `inner` of a ring is its hole. */
function circle(page: Page, x: number, y: number, shade: number, inner = 0, outer = radius): void {
  for (let v = -outer; v < outer; v++)
    for (let u = -outer; u < outer; u++) {
      const far = Math.hypot(u + 0.5, v + 0.5)
      if (far <= outer && far >= inner) page.data[(y + v) * page.width + x + u] = shade
    }
}

/** Letters of an upright and a foot. */
function letters(page: Page, left: number, middle: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const x = left + 12 * at
    for (let y = middle - 8; y < middle + 8; y++)
      page.data.fill(20, y * page.width + x, y * page.width + x + 3)
    page.data.fill(20, (middle + 7) * page.width + x, (middle + 7) * page.width + x + 9)
  }
}

/** Months down, a name before them, and a sign in each of so many years. */
function history(
  rows: number,
  sign: (page: Page, x: number, y: number, row: number, year: number) => void,
): Page {
  const page = blank(600, 60 + 34 * rows)
  for (let row = 0; row < rows; row++) {
    letters(page, 40, 30 + 34 * row, 3)
    for (const year of [0, 1, 2]) sign(page, 140 + 80 * year, 30 + 34 * row, row, year)
  }
  return page
}

const roundsOf = (page: Page) => cleanPicture(page, dpi).months

describe('discs and rings of months', () => {
  it('are told by their form and their place, and are not left to be read as letters', () => {
    const page = history(12, (of, x, y, _, year) => circle(of, x, y, 110, year === 0 ? 6 : 0))
    const { months: rounds, text } = cleanPicture(page, dpi)
    expect(rounds.filter(({ kind }) => kind === 'ring')).toHaveLength(12)
    expect(rounds.filter(({ kind, isOfKey }) => kind === 'disc' && !isOfKey)).toHaveLength(24)
    expect(text.data.filter((shade, at) => shade < 255 && at % page.width >= 120)).toHaveLength(0)
    expect(text.data[(30 - 8) * page.width + 41]).toBe(20)
  })

  it('are found in the two months of a year that a column is too short for, and beside the words of their key', () => {
    const page = history(12, (of, x, y, row, year) => {
      if (year < 2 || row > 9) circle(of, x, y, 110)
    })
    const below = 30 + 34 * 12
    circle(page, 50, below, 60, 0, 9)
    letters(page, 64, below, 6)
    const rounds = roundsOf(page)
    expect(rounds.filter(({ isOfKey }) => !isOfKey)).toHaveLength(26)
    expect(rounds.filter(({ isOfKey }) => isOfKey)).toHaveLength(1)
  })

  it('are not the bullets of a list', () => {
    const page = blank(600, 500)
    for (let row = 0; row < 12; row++) {
      circle(page, 60, 30 + 34 * row, 20)
      letters(page, 60 + radius + 14, 30 + 34 * row, 20)
    }
    expect(roundsOf(page)).toEqual([])
  })

  it('are not boxes, nor codes of round letters without a disc, nor an O that begins the name of a month', () => {
    const boxes = history(12, (of, x, y) => {
      for (let v = y - 7; v < y + 7; v++) of.data.fill(110, v * of.width + x - 7, v * of.width + x + 7)
    })
    expect(roundsOf(boxes)).toEqual([])
    expect(roundsOf(history(12, (of, x, y) => circle(of, x, y, 20, 6)))).toEqual([])
    const october = history(12, (of, x, y, _, year) => circle(of, x, y, 110, year === 0 ? 6 : 0))
    for (let row = 0; row < 12; row++) circle(october, 28, 30 + 34 * row, 20, 6)
    expect(roundsOf(october)).toHaveLength(36)
  })
})
