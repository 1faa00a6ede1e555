/** The highlighter: yellow over the white of the paper and a frame of ink, and no wide white margins. */
import type { MarkedPlace } from './crop-of-box.ts'
import type { Raster } from './render-region.ts'

/** Marker yellow #FFE48A, multiplied: black text stays black. */
const marker = [0xff, 0xe4, 0x8a] as const
/** Ink #14213D: the frame says what is marked where colours are not seen or not printed. */
const ink = [0x14, 0x21, 0x3d] as const
/** Pixels left white beside the outermost ink when the margins are cut. */
const margin = 16
/** Pixels that a line cut by the edge may take: more than half a line of small print. */
const cutLine = 18
/** A pixel lighter than this is paper. */
const paper = 245
/** Print is darker than this; what is between is the soft edge of a letter, or a tint. */
const touched = 190

/** Pixels by which a frame that runs through a line above or below may move to the gap between the lines. */
const toGap = 8

/**
 * The place without what it touches of the lines above and below: a remark that begins in the middle of a printed line
 * has its neighbours closer than the frame stands off. Where no row between them is blank, as it was.
 */
export function betweenLines({ data, width, channels }: Raster, place: MarkedPlace): MarkedPlace {
  const columns = columnsOf(place.left, place.right)
  // A table's rule runs across, and is no line of text.
  const hasWords = (y: number) => {
    const dark = columns.filter((x) => (data[(y * width + x) * channels + 1] ?? 255) < touched).length
    return dark > 0 && dark < columns.length * 0.9
  }
  const moved = (edge: number, step: 1 | -1) => {
    if (!hasWords(edge)) return edge
    const rows = Array.from({ length: toGap }, (_, at) => edge + (at + 1) * step)
    const first = rows.findIndex((y) => !hasWords(y))
    if (first < 0) return edge
    const end = rows.findIndex((y, at) => at > first && hasWords(y))
    return rows[Math.floor((first + (end < 0 ? first : end - 1)) / 2)] ?? edge
  }
  const top = moved(place.top, 1)
  const bottom = moved(place.bottom - 1, -1) + 1
  return bottom - top > (place.bottom - place.top) / 2 ? { ...place, top, bottom } : place
}

/** Marks the place in a colour raster, in the raster itself. */
export function markPlace(raster: Raster, place: MarkedPlace): void {
  const { data, width } = raster
  for (let y = place.top; y < place.bottom; y++) {
    for (let x = place.left; x < place.right; x++) {
      const edge = x === place.left || y === place.top || x === place.right - 1 || y === place.bottom - 1
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const multiplied = Math.round(((data[at + channel] ?? 255) * (marker[channel] ?? 255)) / 255)
        data[at + channel] = edge ? (ink[channel] ?? 0) : multiplied
      }
    }
  }
}

/**
 * Cuts white columns at the left and the right, and a line of text that the upper or lower edge cut through.
 * Never cuts into the place. Of a table's cell what stands above the heading of its column is cut, too.
 */
export function trimRaster(raster: Raster, place: MarkedPlace, isCell = false): Raster {
  const { width, height } = raster
  const isInk = (x: number, y: number) => (raster.data[(y * width + x) * raster.channels + 1] ?? 255) < paper
  let first = place.left
  let last = place.right
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < first; x++) if (isInk(x, y)) first = x
    for (let x = width - 1; x > last; x--) if (isInk(x, y)) last = x
  }
  const left = Math.max(0, first - margin)
  const right = Math.min(width, last + 1 + margin)
  const cut = (edge: number, step: 1 | -1, room: number) => {
    const reach = Math.min(cutLine, room)
    const rows = Array.from({ length: reach }, (_, moved) => edge + moved * step)
    // What runs down all of them is a table's rule, and stands between its rows, too.
    const words = columnsOf(left, right).filter((x) => !rows.every((y) => isInk(x, y)))
    return blankRow((y) => !words.some((x) => isInk(x, y)), edge, step, reach)
  }
  const above = isCell ? aboveHeading(isInk, place, left, right) : 0
  const top = above || cut(0, 1, place.top)
  const bottom = cut(height - 1, -1, height - place.bottom) + 1
  return cutOut(raster, left, top, right, bottom)
}

/** White rows between a column's heading and what stands above the table; rows of a table stand closer. In pixels. */
const aboveTable = 26

/** The blank rows above the uppermost of what stands in the cell's column without such a gap; 0 where the crop begins below it. */
function aboveHeading(
  isInk: (x: number, y: number) => boolean,
  place: MarkedPlace,
  left: number,
  right: number,
): number {
  const isBlankIn = (y: number, from: number, to: number) => !columnsOf(from, to).some((x) => isInk(x, y))
  let heading = place.top
  for (let y = place.top - 1; y >= 0 && heading - y <= aboveTable; y--) {
    if (!isBlankIn(y, place.left, place.right)) heading = y
  }
  // Other letters of the heading may be higher.
  while (heading > 0 && !isBlankIn(heading - 1, left, right)) heading--
  let top = heading
  while (top > 0 && heading - top < margin && isBlankIn(top - 1, left, right)) top--
  return top
}

const columnsOf = (left: number, right: number) => Array.from({ length: right - left }, (_, at) => left + at)

/** The first blank row within `reach`; the edge itself where none is blank (a picture fills the page). */
function blankRow(isBlank: (y: number) => boolean, edge: number, step: 1 | -1, reach: number): number {
  for (let moved = 0; moved < reach; moved++) if (isBlank(edge + moved * step)) return edge + moved * step
  return edge
}

function cutOut(raster: Raster, left: number, top: number, right: number, bottom: number): Raster {
  const { data, width, channels } = raster
  const cut = new Uint8Array((right - left) * (bottom - top) * channels)
  for (let y = top; y < bottom; y++) {
    const row = data.subarray((y * width + left) * channels, (y * width + right) * channels)
    cut.set(row, (y - top) * (right - left) * channels)
  }
  return { width: right - left, height: bottom - top, channels, data: cut }
}
