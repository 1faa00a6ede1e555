import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { picturePdf, picturesOf } from '../../../test/support/scan-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { twoPagesASheet } from '../../../test/support/two-pages-a-sheet.ts'
import { linesOf } from '../read/lines.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import type { Raster } from '../read/render-region.ts'
import { turnedRaster } from './picture/turn-raster.ts'
import { scanPages } from './scan-pages.ts'

const pagesIn = async (picture: Raster): Promise<PlacedPage[]> => {
  const result = await scanPages(picturePdf([picture]), () => {})
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  expect(result.pageCount).toBe(1)
  return result.scanned
}

describe('a scan of a sheet with two pages', () => {
  let sheet: Raster
  beforeAll(async () => {
    const bytes = await twoPagesASheet(new Uint8Array(readFileSync(sampleFile('set-1', 'transunion.pdf'))))
    const [picture] = await picturesOf(bytes, [2])
    if (picture === undefined) throw new Error('no sheet')
    sheet = picture
  })

  it.each([
    { how: 'that lies as it is read', turn: 0 },
    { how: 'that was fed sideways', turn: 1 },
    { how: 'that was fed sideways the other way', turn: 3 },
  ])('$how is its two pages, as large as letter paper, with their places on it', async ({ turn }) => {
    const pages = await pagesIn(turnedRaster(sheet, turn))
    expect(pages.map(({ fileNumber }) => fileNumber)).toEqual([1, 1])
    const [left, right] = pages.map(({ page, isRecognised, placeInFile }) => {
      expect(isRecognised).toBe(true)
      expect(Math.round(page.width)).toBe(612)
      const places = page.words.map(({ box }) => placeInFile(box))
      return { text: linesOf(page).map(({ text }) => text), places }
    })
    expect(left?.text).toContain('Scheduled Payment Scheduled Payment Scheduled Payment Scheduled Payment')
    expect(right?.text).toContain('Loan Type FACTORING COMPANY ACCOUNT')
    expect(left?.places.every(({ x, width }) => x + width < 396)).toBe(true)
    expect(right?.places.every(({ x }) => x > 396)).toBe(true)
  })
})
