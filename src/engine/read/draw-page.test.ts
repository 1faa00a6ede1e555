import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { newSheet } from '../../../test/support/print-older/sheet.ts'
import { textPdf } from '../../../test/support/print-older/text-pdf.ts'
import { scanOf } from '../../../test/support/scan-pdf.ts'
import { drawPage } from './draw-page.ts'
import { readPageLines } from './page-lines.ts'

function twoPages(): Uint8Array {
  const sheet = newSheet({ pageHeight: 90, header: [], footer: [] })
  for (const text of ['Balance: $1,245', 'Opened on 03/14/2016', 'Closed']) sheet.row([[40, text]])
  return textPdf(sheet.pages())
}

/** A page that claims to be as large as a house. */
const giant = (): Uint8Array =>
  new TextEncoder().encode(
    new TextDecoder().decode(twoPages()).replaceAll('[0 0 612 792]', '[0 0 14400 14400]'),
  )

describe('a page of a report, to be looked at', () => {
  it('is drawn whole and upright, and no larger than can be sent', async () => {
    const drawn = await drawPage(twoPages(), 1)
    expect([drawn?.width, drawn?.height]).toEqual([1224, 1584])
    expect(decode(drawn?.png ?? new Uint8Array()).width).toBe(1224)
    const large = await drawPage(giant(), 1)
    expect((large?.width ?? 0) * (large?.height ?? 0)).toBeLessThanOrEqual(4_000_000)
  })

  it('is none where the file has no such page or is none', async () => {
    for (const page of [0, -1, 1.5, 99]) expect(await drawPage(twoPages(), page)).toBeNull()
    expect(await drawPage(new TextEncoder().encode('no file at all'), 1)).toBeNull()
    expect(await readPageLines(new TextEncoder().encode('no file at all'), 1)).toBeNull()
  })

  it('has the lines that its readers see, in points of the page', async () => {
    const found = await readPageLines(twoPages(), 1)
    expect(found?.lines[0]).toMatchObject({ text: 'Balance: $1,245', box: { page: 1, x: 40 } })
    expect(found?.lines[0]?.words.map(({ text }) => text)).toEqual(['Balance:', '$1,245'])
    expect(found?.pages[0]).toMatchObject({ page: 1, width: 612, height: 792 })
    expect((await readPageLines(twoPages(), 99))?.lines).toEqual([])
  })

  it('has no lines where it only shows them, and can be looked at all the same', async () => {
    const scan = await scanOf(twoPages(), [1])
    const found = await readPageLines(scan, 1)
    expect([found?.pages.map(({ lines }) => lines), found?.lines]).toEqual([[0], []])
    expect(await drawPage(scan, 1)).not.toBeNull()
  })
})
