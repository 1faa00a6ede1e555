/** A page drawn as it would lie on a scanner: seen from above, on white, whatever photo the file holds. */
import type { Raster } from '../../read/render-region.ts'
import { readingDpi } from '../text-recogniser.ts'
import { withEvenLight } from './even-light.ts'
import { flattened } from './flatten-page.ts'
import { type Corners, type Point, pageCorners } from './page-corners.ts'

/** The longer side of a letter page in points: a scan's own page size says how it was made, not how large it was. */
const letterLength = 792
/** Pixels of the longer side of a page. */
const longest = (letterLength / 72) * readingDpi
/** Pixels of the shorter side of a long capture of a screen, which has lines like any other. */
const narrowest = 1000
/** Pixels of the longer side that are drawn at most: of a long capture, and of a page that takes a part of its photo. */
const most = { capture: 9000, photo: 3600 } as const
/** A page of which half is darker than this shows light letters on a dark screen. */
const dark = 100

export interface FlatPage {
  raster: Raster
  /** True where the light was uneven or the paper not white, as no scanner leaves them. */
  isPhoto: boolean
  /** Where a place of it is on the file's page as displayed, in points. */
  placeOf(x: number, y: number): Point
}

/** The whole page as displayed, gray, in so many pixels; null where it cannot be drawn. */
export type DrawPage = (width: number, height: number) => Promise<Raster | null>

/**
 * Null for a page that cannot be drawn.
 * @param size of the page as displayed, in points
 * @param times larger than a letter page is read: for paper whose print is small
 */
export async function flatPage(
  size: { width: number; height: number },
  draw: DrawPage,
  times = 1,
): Promise<FlatPage | null> {
  const width = Math.max(1, size.width)
  const height = Math.max(1, size.height)
  const own = (times * longest) / Math.max(width, height)
  const wide = narrowest / Math.min(width, height)
  const scale = Math.min(Math.max(own, wide), most.capture / Math.max(width, height))
  const drawn = (by: number) =>
    draw(Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by)))
  const shown = await drawn(scale)
  if (shown === null) return null
  const corners = pageCorners(shown)
  if (corners === null) return { ...readable(shown), placeOf: (x, y) => ({ x: x / scale, y: y / scale }) }
  // The page takes a part of the photo: drawn larger, it has the resolution of a whole one.
  const larger = Math.min(
    (times * longest) / longestSide(corners),
    most.photo / Math.max(shown.width, shown.height),
  )
  const near = larger > 1.05 ? await drawn(scale * larger) : null
  const by = near === null ? 1 : larger
  const [a, b, c, d] = corners
  const nearer = ({ x, y }: Point) => ({ x: x * by, y: y * by })
  const flat = flattened(near ?? shown, [nearer(a), nearer(b), nearer(c), nearer(d)], times * longest)
  return {
    ...readable(flat.raster),
    placeOf: (x, y) => {
      const place = flat.from(x, y)
      return { x: place.x / (scale * by), y: place.y / (scale * by) }
    },
  }
}

/** Dark letters on white. */
function readable(raster: Raster): Pick<FlatPage, 'raster' | 'isPhoto'> {
  const { data } = raster
  let below = 0
  for (let at = 0; at < data.length; at++) if ((data[at] ?? 255) < dark) below += 1
  const isDark = below * 2 > data.length
  const onWhite = isDark ? { ...raster, data: raster.data.map((shade) => 255 - shade) } : raster
  return withEvenLight(onWhite)
}

function longestSide([a, b, c, d]: Corners): number {
  const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  return Math.max(length(a, b), length(b, c), length(c, d), length(d, a))
}
