import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { photograph } from '../../../test/support/photograph.ts'
import { picturePdf, picturesOf } from '../../../test/support/scan-pdf.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import type { Raster } from '../read/render-region.ts'
import { startPageDrawer } from './page-drawer.ts'
import { findShapes } from './picture/find-shapes.ts'
import { type FlatPage, flatPage } from './picture/flat-page.ts'
import { pageCorners } from './picture/page-corners.ts'
import { lieOf } from './picture/straighten.ts'
import { turnedPlace, turnedRaster, unturnedPlace } from './picture/turn-raster.ts'

async function flatOf(picture: Raster): Promise<FlatPage> {
  const drawer = startPageDrawer(picturePdf([picture]))
  const size = { width: (picture.width * 72) / 200, height: (picture.height * 72) / 200 }
  const flat = await flatPage(size, (width, height) => drawer.draw(1, width, height))
  await drawer.stop()
  if (flat === null) throw new Error('not drawn')
  return flat
}

const tiltOf = (raster: Raster) => lieOf(findShapes(raster, 40), 200).tilt
/** Share of a picture that is darker than the shade. */
const darker = ({ data }: Raster, shade: number) => data.filter((each) => each < shade).length / data.length

describe('a photo of a page', () => {
  let page: Raster
  beforeAll(async () => {
    const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf')))
    const [picture] = await picturesOf(bytes, [2])
    if (picture === undefined) throw new Error('no page')
    page = picture
  })

  it('aslant on a dark table, in a shadow, lies flat, level and white', async () => {
    const photo = photograph(page, { tilt: 0.09, slant: 0.06, shadow: 0.45, noise: 10, table: 0.2 })
    expect(pageCorners(photo)).not.toBeNull()
    const { raster } = await flatOf(photo)
    expect(Math.abs(raster.width / raster.height - 8.5 / 11)).toBeLessThan(0.03)
    expect(Math.abs(tiltOf(raster))).toBeLessThan(0.006)
    // No table is left, and the letters still are.
    expect(darker(raster, 200)).toBeLessThan(darker(page, 200) + 0.05)
    expect(darker(raster, 128)).toBeGreaterThan(0.4 * darker(page, 128))
  })

  it('says where its places are in the photo', async () => {
    const photo = photograph(page, { tilt: -0.07, slant: 0.05, table: 0.2 })
    const { raster, placeOf } = await flatOf(photo)
    const corners = pageCorners(photo)
    if (corners === null) throw new Error('no page found')
    const at = [placeOf(0, 0), placeOf(raster.width, 0), placeOf(raster.width, raster.height)]
    for (const [i, place] of at.entries()) {
      expect(Math.abs(place.x - ((corners[i]?.x ?? 0) * 72) / 200)).toBeLessThan(3)
      expect(Math.abs(place.y - ((corners[i]?.y ?? 0) * 72) / 200)).toBeLessThan(3)
    }
  })

  it('that fills the picture is not cut, and a clean scan stays as it is', async () => {
    expect(pageCorners(page)).toBeNull()
    expect(pageCorners(photograph(page, { shadow: 0.5, noise: 10 }))).toBeNull()
    const { raster } = await flatOf(page)
    expect(raster.data.every((shade, at) => shade === page.data[at])).toBe(true)
  })

  it('of light letters on a dark screen becomes dark letters on white', async () => {
    const { raster } = await flatOf({
      ...page,
      data: page.data.map((shade) => 255 - Math.round(shade * 0.9)),
    })
    expect(darker(raster, 128)).toBeLessThan(0.1)
    expect(darker(raster, 128)).toBeGreaterThan(0.01)
  })

  it.each(soaked([-0.15], [0.17, -0.15, 0.1]))(
    'that is tilted by %d, up to ten degrees, is found to be',
    (tilt) => {
      const tilted = photograph(page, { tilt })
      expect(tiltOf(tilted)).toBeCloseTo(-tilt, 2)
    },
  )
})

describe('a long capture of a screen', () => {
  it('is as wide as its lines need', async () => {
    const long: Raster = { width: 800, height: 4800, channels: 1, data: new Uint8Array(800 * 4800).fill(255) }
    const { raster } = await flatOf(long)
    expect(raster.width).toBe(1000)
    expect(raster.height).toBe(6000)
  })
})

describe('a turned picture', () => {
  it('gives its places back, whatever the turn', () => {
    const raster: Raster = { width: 3, height: 2, channels: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6]) }
    expect([...turnedRaster(raster, 1).data]).toEqual([3, 6, 2, 5, 1, 4])
    for (const turn of [0, 1, 2, 3]) {
      const there = turnedPlace({ x: 20, y: 5 }, turn, 30, 40)
      expect(unturnedPlace(there, turn, 30, 40)).toEqual({ x: 20, y: 5 })
    }
  })
})
