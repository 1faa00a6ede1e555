import { closeupOf, type LabelAndMark, labelAndMark, largestScale, markedBox } from './label-and-mark.ts'
import {
  columnHasInk,
  endOfPiece,
  gapInLabel,
  linesBetween,
  type Part,
  type Print,
  printOf,
  type Rows,
  tornAt,
} from './torn-words.ts'

/** A strip of the picture, from column to column, and where it is drawn in the frame. */
export interface Strip {
  left: number
  right: number
  /** In pixels of the frame. */
  at: number
}

/** What is seen of a picture before anybody swipes. In pixels of the raster, but where it says another thing. */
export interface CloseLook {
  /** Pixels of the page: how wide the whole picture is drawn, and how far it is scrolled beneath. */
  width: number
  scrollLeft: number
  /** One strip, or the label's and the value's, with what stands between them left out. */
  strips: Strip[]
  /** What would be half a word at a strip's edge, and is not shown. */
  torn: Part[]
}

/** What of a line is looked at: its label and value; its value and the label at the line's beginning; the mark alone. */
export type LookAt = 'line' | 'columns' | 'mark'

const margin = 8
/** Between the label and the value where they are drawn together, in pixels of the frame. */
export const seam = 24
/** How much larger print must be where what stands between label and value is left out. */
const worthIt = 1.15
/** How far the beginnings of words may differ that stand below each other. */
const sameColumn = 8

/**
 * @param pixels RGBA of the picture's raster, row after row
 * @param scale of that raster to the picture
 * @returns null where nothing is marked
 */
export function closeLook(
  pixels: ArrayLike<number>,
  raster: { width: number; scale: number },
  frameWidth: number,
  lookAt: LookAt,
): CloseLook | null {
  const mark = markedBox(pixels, raster.width)
  const nearest = mark && (lookAt === 'mark' ? mark : labelAndMark(pixels, raster.width))
  if (!mark || !nearest) return null
  const print = printOf(pixels, raster.width)
  const begins = lookAt === 'columns' ? beginningOf(print, mark) : nearest.left
  const span = { left: Math.min(begins, nearest.left), right: mark.right }
  const together = lookAtSpan(print, mark, span, raster.scale, frameWidth)
  if (span.left >= mark.left) return together
  const end = lookAt === 'columns' ? nextColumn(print, mark) : print.width
  const label = labelAt(print, mark, span.left)
  const apart = lookApart(print, { label, mark, end }, raster.scale, frameWidth)
  return apart && apart.width > worthIt * together.width ? apart : together
}

function lookAtSpan(
  print: Print,
  mark: Part,
  span: LabelAndMark,
  rasterScale: number,
  frameWidth: number,
): CloseLook {
  const { width, scrollLeft } = closeupOf(
    { left: span.left / rasterScale, right: span.right / rasterScale },
    Math.round(print.width / rasterScale),
    frameWidth,
  )
  const shown = width / print.width
  const left = Math.floor(scrollLeft / shown)
  const right = Math.min(print.width, Math.ceil((scrollLeft + frameWidth) / shown))
  const torn = tornOf(print, { left, right }, { ...mark, ...span })
  return {
    width,
    scrollLeft,
    strips: [{ left, right, at: -((scrollLeft / shown - left) * shown) }],
    torn: [...torn, ...labelsOfTorn(torn, mark, { left, right })],
  }
}

/** Label and value drawn beside each other; null where nothing stands between them. */
function lookApart(
  print: Print,
  { label, mark, end }: { label: Part; mark: Part; end: number },
  rasterScale: number,
  frameWidth: number,
): CloseLook | null {
  const room = frameWidth - 2 * margin - seam
  const closest = room / (label.right - label.left + mark.right - mark.left)
  const shown = Math.min(largestScale / rasterScale, closest)
  if (label.right >= mark.left || label.right + seam / shown >= mark.left) return null
  const width = Math.round(print.width * shown)
  const labels = { left: Math.max(0, label.left - 3), right: label.right + 3, at: margin }
  const from = Math.max(0, mark.left - 5)
  const at = margin + Math.round((labels.right - labels.left) * shown) + seam
  const values = { left: from, right: Math.min(end, from + Math.ceil((frameWidth - at) / shown)), at }
  const torn = tornOf(print, values, mark)
  return {
    width,
    scrollLeft: Math.max(0, Math.min(Math.round(from * shown - at), width - frameWidth)),
    strips: [labels, values],
    torn: [...torn, ...tornOf(print, labels, label), ...labelsOfTorn(torn, mark, labels)],
  }
}

function tornOf(print: Print, strip: Pick<Strip, 'left' | 'right'>, kept: Part): Part[] {
  return [
    ...(strip.left > 0 ? tornAt(print, strip.left, 'right', kept) : []),
    ...(strip.right < print.width ? tornAt(print, strip.right, 'left', kept) : []),
  ]
}

/** A label whose value is not shown would say that nothing is printed beside it: it goes, too. */
function labelsOfTorn(
  torn: readonly Part[],
  mark: Part,
  { left, right }: Pick<Strip, 'left' | 'right'>,
): Part[] {
  const isBeside = ({ top, bottom }: Part) => top < mark.bottom && bottom > mark.top
  return torn
    .filter((part) => Math.abs(part.left - mark.left) <= sameColumn && !isBeside(part))
    .map((part) => ({ ...part, left, right: Math.min(right, part.left) }))
}

/** Where the marked line's first words begin. */
function beginningOf(print: Print, mark: Part): number {
  let left = 0
  while (left < mark.left && !columnHasInk(print, left, mark)) left += 1
  return left
}

/** Where the marked line goes on after the mark: with what another one reports. */
function nextColumn(print: Print, mark: Part): number {
  let column = endOfPiece(print, mark.right, 1, mark, () => false) + 1
  while (column < print.width && !columnHasInk(print, column, mark)) column += 1
  return column < print.width ? column - sameColumn : print.width
}

/** The label that begins there, as wide as the labels above and below it that begin or end where it does. */
function labelAt(print: Print, mark: Part, left: number): Part {
  const end = (line: Rows, from: number) =>
    endOfPiece(print, from, 1, line, (column) => column >= mark.left, gapInLabel(line)) + 1
  const begin = (line: Rows, from: number) => endOfPiece(print, from, -1, line, () => false, gapInLabel(line))
  const right = end(mark, left)
  const label = { left, right, top: mark.top, bottom: mark.bottom }
  for (const line of linesBetween(print, Math.max(0, left - sameColumn), right)) {
    const first = firstInk(print, Math.max(0, left - sameColumn), left + sameColumn, line)
    const last = firstInk(print, right, right - sameColumn, line)
    if (first !== null && begin(line, first) >= left - sameColumn) {
      const other = end(line, first)
      if (other < mark.left - sameColumn) label.right = Math.max(label.right, other)
    } else if (last !== null && end(line, last) <= right + sameColumn) {
      label.left = Math.min(label.left, begin(line, last))
      label.right = Math.max(label.right, end(line, last))
    }
  }
  return label
}

/** The first column with ink from one column to another, in either direction. */
function firstInk(print: Print, from: number, to: number, line: Rows): number | null {
  const step = from < to ? 1 : -1
  for (let column = from; column !== to; column += step) if (columnHasInk(print, column, line)) return column
  return null
}
