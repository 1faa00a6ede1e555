import type { Raster } from '../../read/render-region.ts'

/** A part of a picture, in pixels; `right` and `bottom` are just outside. */
export interface Place {
  left: number
  top: number
  right: number
  bottom: number
}

/** Widths of one sign with the gap behind it, as shares of its word's height: a star of small print to a wide cross. */
const pitch = { least: 0.3, most: 1.5 } as const
/** How alike two signs are that are the same, and that begin a mask: 1 is pixel for pixel, a cross and a figure have some 0.4. */
const same = 0.72
/** A rule, or the stroke of a dash, is as alike one pixel further on: it is a row of nothing. */
const unbroken = 0.97
/** Share of the height that may be white between two signs. */
const mostGap = 0.25
/** Lighter columns have no ink. */
const paper = 200

/** A row of the same sign at one end of a word. */
interface SignRow {
  count: number
  /** Pixels from that end of the word's ink to the other end of the row. */
  length: number
}

/**
 * How many times the last sign of a word is printed behind each other: of '426621XXXX' four. Recognition counts a row of the
 * same sign badly; its picture repeats exactly. Null where the last two signs are not the same.
 * @param side the end of the word where the row stands
 */
export function countSigns(picture: Raster, word: Place, side: 'left' | 'right'): SignRow | null {
  const { columns } = columnsOf(picture, side === 'right' ? { ...word, right: endOf(picture, word) } : word)
  if (side === 'left') columns.reverse()
  const height = word.bottom - word.top
  for (let width = Math.max(3, Math.floor(pitch.least * height)); width <= pitch.most * height; width++) {
    const last = columns.slice(0, width)
    if (likenessAt(columns, last, 1) > unbroken) continue
    const at = bestNear(columns, last, width)
    // A gap between two signs is the same as any other gap: there must be ink in the sign.
    if (at === null || !isTop(columns, width)) continue
    return rowFrom(columns, last, at)
  }
  return null
}

/** The row from the place of its second sign on. */
function rowFrom(columns: readonly Uint8Array[], sign: readonly Uint8Array[], second: number): SignRow {
  const ink = 1 + sign.findLastIndex((column) => column.some((shade) => shade < paper))
  let count = 1
  let before = second
  for (;;) {
    const next = bestNear(columns, sign, before + Math.round(before / count))
    if (next === null || next <= before) return { count: count + 1, length: before + ink }
    count += 1
    before = next
  }
}

/**
 * The part of a masked number that is left of its signs, with all of its ink; null where nothing is.
 * @param row of its last signs
 */
export function beforeSigns(picture: Raster, word: Place, { length }: SignRow): Place | null {
  const right = endOf(picture, word)
  const { end } = columnsOf(picture, { ...word, right })
  const place = { ...word, right: end - length }
  return place.right - place.left < 3 ? null : place
}

/** Where the sign stands again near a place, since letters are set to whole pixels; null where it does not. */
function bestNear(columns: readonly Uint8Array[], sign: readonly Uint8Array[], place: number): number | null {
  let best: { at: number; likeness: number } | null = null
  const near = Math.max(2, Math.floor(0.25 * sign.length))
  for (let at = place - near; at <= place + near; at++) {
    const likeness = likenessAt(columns, sign, at)
    if (likeness >= same && (best === null || likeness > best.likeness)) best = { at, likeness }
  }
  return best === null ? null : best.at
}

/** Neither a little less nor a little more is as alike: the width is that of a sign. */
function isTop(columns: readonly Uint8Array[], width: number): boolean {
  const likeness = (by: number) => likenessAt(columns, columns.slice(0, by), by)
  return likeness(width) >= likeness(width - 1) - 0.02 && likeness(width) >= likeness(width + 1) - 0.02
}

/** Correlation of a sign with the columns from a place on: -1 to 1. The last gap may be cut off. */
function likenessAt(columns: readonly Uint8Array[], sign: readonly Uint8Array[], at: number): number {
  const shared = Math.min(sign.length, columns.length - at)
  if (at < 1 || shared < 0.7 * sign.length) return -1
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let x = 0; x < shared; x++) {
    const [one, other] = [sign[x], columns[at + x]]
    if (one === undefined || other === undefined) continue
    for (let y = 0; y < one.length; y++) {
      const [p, q] = [one[y] ?? 255, other[y] ?? 255]
      n += 1
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const spread = Math.sqrt((n * aa - a * a) * (n * bb - b * b))
  return spread === 0 ? -1 : (n * ab - a * b) / spread
}

/** Where the row of signs ends: recognition sometimes leaves out the last ones. Behind a gap another word begins. */
function endOf({ data, width }: Raster, { top, right, bottom }: Place): number {
  const height = bottom - top
  let end = right
  for (let x = right; x < Math.min(width, end + mostGap * height); x++)
    for (let y = top; y < bottom; y++) if ((data[y * width + x] ?? 255) < paper) end = x + 1
  return end
}

/** The word's columns from its right to its left, without the white ones at either end, and where its ink ends. */
function columnsOf({ data, width }: Raster, { left, top, right, bottom }: Place) {
  const columns: Uint8Array[] = []
  for (let x = right - 1; x >= left; x--)
    columns.push(Uint8Array.from({ length: bottom - top }, (_, y) => data[(top + y) * width + x] ?? 255))
  const hasInk = (column: Uint8Array) => column.some((shade) => shade < paper)
  const first = columns.findIndex(hasInk)
  const last = columns.findLastIndex(hasInk)
  return { columns: first < 0 ? [] : columns.slice(first, last + 1), end: right - Math.max(0, first) }
}
