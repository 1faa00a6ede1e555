/** Sheets of paper with two pages beside each other, whose print is so small that each half is looked at as large as a page. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'
import type { FlatPage } from './flat-page.ts'

/** A sheet is this much longer along its lines than across them. */
const leastAspect = 1.15
/** So many times larger half of a letter sheet is as wide as a letter page. */
export const timesLarger = 612 / 396
/** Letters fewer than this say nothing of how a sheet is laid out. */
const fewLetters = 400
/** Share of an inch: a letter of the middle height is no higher on a sheet with two pages; one of eight points has 0.055. */
const highestLetter = 0.06
/** Share of the sheet on both sides of its middle that is margin. */
const margin = 0.01
/** Specks that may stand in that margin; a single line of print has more letters there, and words that are cut are read wrong. */
const mostSpecks = 2
/** A frame around the whole sheet is none of its print. */
const wholeSheet = 0.95

/**
 * Whether a page is a sheet with two pages beside each other, as far as its picture says: it lies on its side, its print is
 * small, and nothing stands in its middle. What is read of its halves says whether it is.
 * @param size of the picture, in pixels
 * @param shapes all its patches of ink
 * @param isUpright false where its lines run up or down the picture
 */
export function maySheetBe(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  shapes: readonly InkShape[],
  isUpright: boolean,
  dpi: number,
): boolean {
  const [along, across] = isUpright ? [width, height] : [height, width]
  if (along < leastAspect * across) return false
  const placed = shapes.map(({ left, top, right, bottom }) =>
    isUpright ? { from: left, to: right, high: bottom - top } : { from: top, to: bottom, high: right - left },
  )
  const letters = placed.filter(({ from, to, high }) => {
    const longest = Math.max(to - from, high)
    return longest > dpi / 40 && longest < dpi / 5
  })
  if (letters.length < fewLetters) return false
  const heights = letters.map(({ high }) => high).sort((a, b) => a - b)
  if ((heights[Math.floor(heights.length / 2)] ?? 0) > highestLetter * dpi) return false
  const [first, last] = [(0.5 - margin) * along, (0.5 + margin) * along]
  const crossing = placed.some(({ from, to }) => from < first && to > last && to - from < wholeSheet * along)
  const between = letters.filter(({ from, to }) => to > first && from < last)
  return !crossing && between.length <= mostSpecks
}

/** The halves of a sheet, the one with the lower places first, each a page of its own with its places in the file. */
export function halvesOf({ raster, isPhoto, placeOf }: FlatPage, isUpright: boolean): [FlatPage, FlatPage] {
  const { width, height } = raster
  const [x, y] = isUpright ? [Math.floor(width / 2), 0] : [0, Math.floor(height / 2)]
  const part = (left: number, top: number, right: number, bottom: number): FlatPage => ({
    raster: cut(raster, left, top, right, bottom),
    isPhoto,
    placeOf: (inX, inY) => placeOf(left + inX, top + inY),
  })
  return [part(0, 0, isUpright ? x : width, isUpright ? height : y), part(x, y, width, height)]
}

function cut({ width, data }: Raster, left: number, top: number, right: number, bottom: number): Raster {
  const across = right - left
  const part = new Uint8Array(across * (bottom - top))
  for (let y = top; y < bottom; y++)
    part.set(data.subarray(y * width + left, y * width + right), (y - top) * across)
  return { width: across, height: bottom - top, channels: 1, data: part }
}
