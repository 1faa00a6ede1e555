import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { cleanPicture } from './clean-picture.ts'

const dpi = 200
type Page = Raster & { data: Uint8Array }

function fill(
  page: Page,
  [left, top, right, bottom]: readonly [number, number, number, number],
  shade: number,
) {
  for (let y = top; y < bottom; y++) page.data.fill(shade, y * page.width + left, y * page.width + right)
}

/** Letters of an upright and a foot. */
function letters(page: Page, left: number, top: number, count: number): void {
  for (let at = 0; at < count; at++) {
    fill(page, [left + 12 * at, top, left + 12 * at + 3, top + 16], 20)
    fill(page, [left + 12 * at, top + 14, left + 12 * at + 9, top + 17], 20)
  }
}

/** Rows of twelve cells behind their year. */
function history(shade: number, key: boolean): Page {
  const page: Page = { width: 1000, height: 400, channels: 1, data: new Uint8Array(1000 * 400).fill(255) }
  for (const row of [0, 1, 2]) {
    letters(page, 20, 44 + 30 * row, 4)
    for (let month = 0; month < 12; month++)
      fill(page, [90 + 60 * month, 40 + 30 * row, 145 + 60 * month, 65 + 30 * row], shade)
  }
  if (key) {
    fill(page, [20, 160, 75, 185], shade)
    letters(page, 95, 165, 7)
  }
  return page
}

describe('cells of months that are filled with a colour', () => {
  it('are signs where a key shows one, and are not left to be read as letters', () => {
    const page = history(128, true)
    const { months, text } = cleanPicture(page, dpi)
    expect(months.filter(({ isOfKey }) => !isOfKey)).toHaveLength(36)
    expect(months.filter(({ isOfKey }) => isOfKey)).toHaveLength(1)
    expect(months.every(({ kind }) => kind === 'box')).toBe(true)
    expect(text.data.filter((shade, at) => shade < 255 && at % page.width >= 180)).toHaveLength(0)
  })

  it('are no signs of the key where days stand behind them in the next cell', () => {
    const page = history(128, true)
    fill(page, [90 + 60 * 6, 40, 145 + 60 * 6, 65], 210)
    letters(page, 90 + 60 * 6 + 14, 44, 2)
    const { months } = cleanPicture(page, dpi)
    expect(months.filter(({ isOfKey }) => isOfKey)).toHaveLength(1)
    expect(months.filter(({ isOfKey }) => !isOfKey)).toHaveLength(35)
  })

  it('are nothing without a key, in black, or with anything printed in them', () => {
    expect(cleanPicture(history(128, false), dpi).months).toEqual([])
    expect(cleanPicture(history(20, true), dpi).months).toEqual([])
    const written = history(150, true)
    for (const row of [0, 1, 2])
      for (let month = 0; month < 12; month++) letters(written, 100 + 60 * month, 44 + 30 * row, 2)
    expect(cleanPicture(written, dpi).months).toEqual([])
  })
})
