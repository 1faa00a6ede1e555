import sharp, { type Sharp } from 'sharp'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { assembleSentences, mostAssembledPages } from './assembled-report.ts'
import { cutsOf, leastSheets } from './cut-long-picture.ts'
import type { PicturePage } from './picture-document.ts'

/** Above what phones photograph (50 megapixels); 10,000 by 10,000 points would take 300 MB as pixels. */
const mostPixels = 64_000_000
/** A phone's narrowest screen has 320 points; less of a report cannot be read. */
const leastSide = 200
/** A letter page at 360 dots an inch; character recognition reads at 200. */
const most = { width: 3000, height: 4000 } as const
/** Screenshots of a whole page are longer than any sheet: they become several pages. */
const longAbove = 2.2
/** Those are held as pixels while they are cut. */
const mostLongWidth = 1600

export interface PhotoOptions {
  findsPaper?: boolean | undefined
  anySize?: boolean | undefined
}

export type Photographed =
  | { ok: true; pages: PicturePage[] }
  | { ok: false; code: 'broken' | 'too_large'; sentence: Sentence }

/**
 * A photo or screenshot to the pages of a document: upright as its camera says, on white, in sRGB, at a resolution that
 * can be read. Only its pixels come along: no place, no time and no name of a device.
 * @param bytes JPG, PNG or WebP; of an animated one, the first picture
 * @param options.findsPaper cuts the paper out of the table around it and lays it straight
 * @param options.anySize takes what is too small to be read as a report: a copy shows it as it is
 */
export async function photoPages(
  bytes: Uint8Array,
  { findsPaper = false, anySize = findsPaper }: PhotoOptions = {},
): Promise<Photographed> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  try {
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels)
      return { ok: false, code: 'too_large', sentence: assembleSentences.pictureTooLarge }
    if (!anySize && Math.min(width, height) < leastSide)
      return { ok: false, code: 'broken', sentence: assembleSentences.pictureTooSmall }
    const upright = open().autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
    const isLong = autoOrient.height > longAbove * autoOrient.width
    // A strip one point wide is a page for each of its points: too many to be counted only when all are cut.
    if (isLong && leastSheets(autoOrient) > mostAssembledPages)
      return { ok: false, code: 'too_large', sentence: assembleSentences.tooManyPages }
    if (isLong) return { ok: true, pages: await sheetsOf(upright) }
    const { pageInPhoto } = await import('./page-in-photo.ts')
    return { ok: true, pages: [await pageOf(findsPaper ? await pageInPhoto(upright) : upright)] }
  } catch {
    // The decoder gave up on what the file holds; its own words say nothing to a person.
    return { ok: false, code: 'broken', sentence: assembleSentences.broken }
  }
}

async function sheetsOf(upright: Sharp): Promise<PicturePage[]> {
  const whole = await upright
    .resize({ width: mostLongWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = whole.info
  const pages: PicturePage[] = []
  for (const sheet of cutsOf({ width, height, channels, data: whole.data })) {
    const picture = sharp(whole.data, { raw: { width, height, channels } })
    pages.push(await pageOf(picture.extract({ left: 0, top: sheet.top, width, height: sheet.height })))
  }
  return pages
}

async function pageOf(picture: Sharp): Promise<PicturePage> {
  const { data, info } = await picture
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return {
    jpeg: new Uint8Array(data),
    width: info.width,
    height: info.height,
    isGray: info.channels === 1,
  }
}
