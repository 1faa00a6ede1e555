/** From the beginning of the label to the end of the marked value, in pixels of the given raster. */
export interface LabelAndMark {
  left: number
  right: number
}

/** Whether the pixel that begins there is highlighter: the reader multiplies #FFE48A over white paper, and print under it is darker. */
function isMarked(pixels: ArrayLike<number>, at: number): boolean {
  const red = pixels[at] ?? 0
  const green = pixels[at + 1] ?? 0
  const blue = pixels[at + 2] ?? 0
  return red >= 225 && green >= 195 && green <= 245 && red - blue >= 70
}

/** Print is darker than this, grey labels made smaller too; paper, highlighter and the rules of tables are lighter. */
const inkBelow = 190
/** The mark's own thin frame, in pixels. */
const frameOfMark = 3
/** A wider gap than this share of the mark's height ends a label: words of it stand closer. */
const gapOfHeight = 1.1

/**
 * The marked value of a report's line together with its label: the next words left of the mark on the same line. Where
 * none stand there, the mark alone; null where nothing is marked.
 * @param pixels RGBA, row after row
 * @param width pixels in a row
 */
export function labelAndMark(pixels: ArrayLike<number>, width: number): LabelAndMark | null {
  const marked = markedBox(pixels, width)
  if (!marked) return null
  const { left, right, top, bottom } = marked
  const hasInk = (column: number) => {
    for (let row = top; row < bottom; row += 1) {
      const at = (row * width + column) * 4
      if (((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255)) / 3 < inkBelow)
        return true
    }
    return false
  }
  let column = left - 1
  while (column >= left - frameOfMark && hasInk(column)) column -= 1
  while (column >= 0 && !hasInk(column)) column -= 1
  if (column < 0) return { left, right }
  let begin = column
  const widestGap = Math.max(2, Math.round((bottom - top) * gapOfHeight))
  for (; column >= 0 && begin - column <= widestGap; column -= 1) if (hasInk(column)) begin = column
  return { left: begin, right }
}

/** The mark alone: where nothing is printed beside a label, the label itself is what is marked. Null where nothing is. */
export function markedBox(
  pixels: ArrayLike<number>,
  width: number,
): (LabelAndMark & { top: number; bottom: number }) | null {
  const columns = new Map<number, number>()
  const rows = new Map<number, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (!isMarked(pixels, at)) continue
    const pixel = at / 4
    columns.set(pixel % width, (columns.get(pixel % width) ?? 0) + 1)
    const row = Math.floor(pixel / width)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  const [across, down] = [columns, rows].map((found) =>
    [...found].filter(([, count]) => count > 1).map(([place]) => place),
  )
  if (!across?.length || !down?.length) return null
  return {
    left: Math.min(...across),
    right: Math.max(...across) + 1,
    top: Math.min(...down),
    bottom: Math.max(...down) + 1,
  }
}

/** How wide a picture is drawn in its frame, and how far it is scrolled. In pixels of the page. */
export interface Closeup {
  width: number
  scrollLeft: number
}

/** Wider than this share of its own pixels a picture only gets coarse. */
export const largestScale = 0.7
const margin = 8

/**
 * As large as label and value together fit into the frame; never smaller than the whole picture in it, and never larger than it is.
 * @param span of `labelAndMark`, in pixels of the picture
 */
export function closeupOf(span: LabelAndMark, pictureWidth: number, frameWidth: number): Closeup {
  const wanted = (frameWidth - 2 * margin) / Math.max(1, span.right - span.left)
  const scale = Math.max(Math.min(1, frameWidth / pictureWidth), Math.min(largestScale, wanted))
  const width = Math.round(pictureWidth * scale)
  const middle = ((span.left + span.right) / 2) * scale
  const fits = (span.right - span.left) * scale <= frameWidth - margin
  const from = fits ? middle - frameWidth / 2 : span.left * scale - margin
  return { width, scrollLeft: Math.max(0, Math.min(Math.round(from), width - frameWidth)) }
}
