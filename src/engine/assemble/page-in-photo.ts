import sharp, { type Sharp } from 'sharp'
import { type Flattened, flattened } from '../ocr/picture/flatten-page.ts'
import { pageCorners } from '../ocr/picture/page-corners.ts'
import type { Raster } from '../read/render-region.ts'

/** Pixels of the longer side of a page that was found: a letter page at 270 dots an inch. */
const longest = 3000

/**
 * The paper in a photo, seen from straight above and cut out of the table around it, in its colours. The photo itself where the
 * paper fills it, or nothing like a page is seen.
 * @param upright on white, in sRGB
 */
export async function pageInPhoto(upright: Sharp): Promise<Sharp> {
  const { data, info } = await upright
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const corners = pageCorners(await grayOf(data, { width, height, channels }))
  if (corners === null) return sharp(data, { raw: { width, height, channels } })
  const flat = Array.from({ length: channels }, (_, channel) => {
    const shades = new Uint8Array(width * height)
    for (let at = 0; at < shades.length; at++) shades[at] = data[at * channels + channel] ?? 255
    return flattened({ width, height, channels: 1, data: shades }, corners, sideOf(corners)).raster
  })
  return joined(flat)
}

async function grayOf(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<Raster> {
  const gray = await sharp(data, { raw: { width, height, channels } })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, channels: 1, data: new Uint8Array(gray) }
}

/** As many pixels as the photo shows of the paper's longest side. */
function sideOf(corners: NonNullable<ReturnType<typeof pageCorners>>): number {
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % 4] ?? from
    return Math.hypot(from.x - to.x, from.y - to.y)
  })
  return Math.round(Math.max(...sides))
}

/** Shades of one channel each to a picture. */
function joined(channels: readonly Flattened['raster'][]): Sharp {
  const [first] = channels
  const { width, height } = first ?? { width: 1, height: 1 }
  const data = Buffer.alloc(width * height * channels.length)
  for (const [channel, raster] of channels.entries())
    for (let at = 0; at < raster.data.length; at++)
      data[at * channels.length + channel] = raster.data[at] ?? 255
  return sharp(data, { raw: { width, height, channels: channels.length === 1 ? 1 : 3 } })
}
