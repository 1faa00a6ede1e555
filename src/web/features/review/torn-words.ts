/** A part of a raster, in its pixels; `right` and `bottom` are the first ones outside. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

export type Rows = Pick<Part, 'top' | 'bottom'>

/** Print of a raster without the rules of its tables, a byte a pixel. */
export interface Print {
  width: number
  height: number
  ink: Uint8Array
}

/** Print is darker than this, grey labels too; paper, highlighter and the tinted rows of tables are lighter. */
const inkBelow = 215
/** In pixels of the picture: what is darkened without a gap for longer is a rule, no stroke of a letter. */
const longestStroke = { across: 60, down: 32 }
/** A gap wider than this share of a line's height parts two pieces of text: words of one stand closer. */
const gapOfHeight = 0.9

/** @param pixels RGBA, row after row */
export function printOf(pixels: ArrayLike<number>, width: number): Print {
  const height = Math.floor(pixels.length / 4 / width)
  const dark = new Uint8Array(width * height)
  for (let at = 0; at < dark.length; at += 1) {
    const byte = at * 4
    const sum = (pixels[byte] ?? 255) + (pixels[byte + 1] ?? 255) + (pixels[byte + 2] ?? 255)
    if (sum / 3 < inkBelow) dark[at] = 1
  }
  const ink = dark.slice()
  for (let row = 0; row < height; row += 1) dropLong(dark, ink, row * width, 1, width, longestStroke.across)
  for (let column = 0; column < width; column += 1)
    dropLong(dark, ink, column, width, height, longestStroke.down)
  return { width, height, ink }
}

function dropLong(
  dark: Uint8Array,
  ink: Uint8Array,
  from: number,
  step: number,
  count: number,
  most: number,
) {
  let run = 0
  for (let moved = 0; moved <= count; moved += 1) {
    if (moved < count && dark[from + moved * step]) {
      run += 1
      continue
    }
    if (run > most) for (let back = 1; back <= run; back += 1) ink[from + (moved - back) * step] = 0
    run = 0
  }
}

/** Lines of text that have print between two columns. */
export function linesBetween({ width, height, ink }: Print, from: number, to: number): Rows[] {
  const lines: Rows[] = []
  let top = -1
  for (let row = 0; row <= height; row += 1) {
    const has = row < height && ink.subarray(row * width + from, row * width + to).includes(1)
    if (has && top < 0) top = row
    if (!has && top >= 0) {
      lines.push({ top, bottom: row })
      top = -1
    }
  }
  return lines
}

/** The widest gap between words of one piece of text on a line of this height. */
export const gapIn = ({ top, bottom }: Rows) => Math.max(3, Math.round((bottom - top) * gapOfHeight))

export function columnHasInk({ width, ink }: Print, column: number, { top, bottom }: Rows): boolean {
  for (let row = top; row < bottom; row += 1) if (ink[row * width + column]) return true
  return false
}

/** How far from an edge words may stand of which the edge cuts one. */
const nearEdge = 24

/**
 * What a window's edge tears: pieces of text that stand on both sides of it, each from that edge to where it ends within
 * the window. A piece that reaches into `kept` ends there.
 */
export function tornAt(print: Print, edge: number, inside: 'left' | 'right', kept: Part): Part[] {
  const step = inside === 'left' ? -1 : 1
  const first = inside === 'left' ? edge - 1 : edge
  const near = linesBetween(print, Math.max(0, edge - nearEdge), Math.min(print.width, edge + nearEdge))
  return near.flatMap((line) => {
    const gap = gapIn(line)
    const within = blankFrom(print, first, step, line, gap)
    const beyond = blankFrom(print, first - step, step === 1 ? -1 : 1, line, gap)
    if (within + beyond >= gap) return []
    const sharesKept = line.top < kept.bottom && line.bottom > kept.top
    const end = endOfPiece(print, first, step, line, (column) => sharesKept && isWithin(kept, column))
    const [left, right] = inside === 'left' ? [end, edge] : [edge, end + 1]
    return left < right ? [{ left, right, ...wholeRows(print, left, right, line) }] : []
  })
}

/** Taller than a line is near the edge: letters of the piece go further up and down. */
function wholeRows({ width, height, ink }: Print, left: number, right: number, { top, bottom }: Rows): Rows {
  const has = (row: number) =>
    row >= 0 && row < height && ink.subarray(row * width + left, row * width + right).includes(1)
  let [first, last] = [top, bottom]
  while (top - first < overhang && has(first - 1)) first -= 1
  while (last - bottom < overhang && has(last)) last += 1
  return { top: first, bottom: last }
}

/** Pixels that a letter of the same line may go beyond others: no whole line of print. */
const overhang = 6

const isWithin = ({ left, right }: Part, column: number) => column >= left && column < right

/** Blank columns before the next ink; `most` where there are so many. */
function blankFrom(print: Print, from: number, step: 1 | -1, line: Rows, most: number): number {
  for (let moved = 0; moved < most; moved += 1) {
    const column = from + moved * step
    if (column < 0 || column >= print.width) return most
    if (columnHasInk(print, column, line)) return moved
  }
  return most
}

/** Between the words of a label; the first value may stand closer behind it than two values do. */
export const gapInLabel = ({ top, bottom }: Rows) => Math.max(3, Math.round((bottom - top) / 2))

/** The last column with ink of the piece of text that stands at or next to `from`. */
export function endOfPiece(
  print: Print,
  from: number,
  step: 1 | -1,
  line: Rows,
  stopsAt: (column: number) => boolean,
  gap = gapIn(line),
): number {
  let end = from
  for (let column = from, blank = 0; blank < gap; column += step) {
    if (column < 0 || column >= print.width || stopsAt(column)) break
    blank += 1
    if (!columnHasInk(print, column, line)) continue
    end = column
    blank = 0
  }
  return end
}
