import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { photograph } from '../../../test/support/photograph.ts'
import { picturesOf } from '../../../test/support/scan-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import type { Raster } from '../read/render-region.ts'
import { assembleReport } from './assemble-report.ts'

/** A phone's photo in colour, with the place and the device in its marks. */
const asPhoto = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .tint('#c8d0ff')
    .jpeg({ quality: 85 })
    .withExif({
      IFD0: { Make: 'Pixelphone', Model: 'Nine' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 55/1' },
    })
    .toBuffer()

/** The picture of the first page, out of the PDF that `pictureDocument` writes. */
async function pictureIn(pdf: Uint8Array) {
  const bytes = Buffer.from(pdf)
  const start = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  const { data, info } = await sharp(bytes.subarray(start, bytes.lastIndexOf('endstream')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...info, data, at: (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0 }
}

describe('the paper in a photo', () => {
  let page: Raster
  beforeAll(async () => {
    const [picture] = await picturesOf(new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf'))), [2])
    if (picture === undefined) throw new Error('no page')
    page = picture
  })
  const paper = async (photos: Buffer[], findsPaper = true) => {
    const parts = photos.map((bytes) => ({ bytes: new Uint8Array(bytes), kind: 'jpeg' as const }))
    const made = await assembleReport(parts, { findsPaper })
    if (!made.ok) throw new Error(made.refusal.code)
    return made
  }

  it('is cut out of the table and laid straight, in its colours, and says neither where nor with what it was taken', async () => {
    const photo = await asPhoto(photograph(page, { tilt: 0.08, slant: 0.05, table: 0.2 }))
    expect(photo.includes('Pixelphone')).toBe(true)
    const { bytes, pages } = await paper([photo, photo])
    expect(pages).toEqual([1, 1])
    for (const mark of ['Pixelphone', 'Exif', 'GPS']) expect(Buffer.from(bytes).includes(mark)).toBe(false)
    const found = await pictureIn(bytes)
    expect(found.width / found.height).toBeCloseTo(8.5 / 11, 1)
    // The table is darker than 70; the four corners of what is kept are paper.
    const [right, bottom] = [found.width - 12, found.height - 12]
    for (const [x, y] of [
      [12, 12],
      [right, 12],
      [12, bottom],
      [right, bottom],
    ] as const)
      expect(found.at(x, y)).toBeGreaterThan(120)
    expect(found.channels).toBe(3)
  }, 60_000)

  it('stays the whole photo where nothing like a page is seen, and in a report', async () => {
    const photo = await asPhoto(photograph(page, { table: 0.2 }))
    const whole = await pictureIn((await paper([photo], false)).bytes)
    const cut = await pictureIn((await paper([photo])).bytes)
    expect(cut.width).toBeLessThan(0.9 * whole.width)
    const full = await asPhoto(page)
    expect((await pictureIn((await paper([full])).bytes)).width).toBe(page.width)
  }, 60_000)
})
