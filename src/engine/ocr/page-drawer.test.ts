import { afterEach, describe, expect, it } from 'vitest'
import { withEndlessDrawing } from '../../../test/support/hard-files/endless-drawing.ts'
import { picturePdf } from '../../../test/support/scan-pdf.ts'
import type { Raster } from '../read/render-region.ts'
import { type PageDrawer, startPageDrawer } from './page-drawer.ts'

const gray = (shade: number): Raster => ({
  width: 85,
  height: 110,
  channels: 1,
  data: new Uint8Array(85 * 110).fill(shade),
})

describe('the drawer of pages', () => {
  let drawer: PageDrawer
  afterEach(() => drawer.stop())

  it('gives up a page whose drawing never ends, and draws the others', async () => {
    drawer = startPageDrawer(withEndlessDrawing(picturePdf([gray(10), gray(90)]), new Map()))
    const endless = drawer.draw(1, 1700, 2200)
    const first = await Promise.race([
      endless,
      new Promise((resolve) => setTimeout(resolve, 1500, 'drawing')),
    ])
    expect(first).toBe('drawing')
    await drawer.stop()
    expect(await endless).toBeNull()
    const other = await drawer.draw(2, 85, 110)
    expect([other?.width, other?.height, other?.data[500]]).toEqual([85, 110, 90])
  })

  it('has none of a page that is not there, or of a file that is none', async () => {
    drawer = startPageDrawer(picturePdf([gray(10)]))
    expect(await drawer.draw(7, 85, 110)).toBeNull()
    await drawer.stop()
    drawer = startPageDrawer(new Uint8Array([1, 2, 3]))
    expect(await drawer.draw(1, 85, 110)).toBeNull()
  })
})
