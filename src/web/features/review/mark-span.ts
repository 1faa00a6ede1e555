/** From where to where the highlighter goes in a picture, in pixels of the given raster. */
export interface MarkSpan {
  left: number
  right: number
}

/** Whether the pixel that begins there is highlighter. */
export function isMarked(pixels: ArrayLike<number>, at: number): boolean {
  const red = pixels[at] ?? 0
  const green = pixels[at + 1] ?? 0
  const blue = pixels[at + 2] ?? 0
  return red >= 225 && green >= 195 && green <= 245 && red - blue >= 70
}

/** Columns with less yellow than this are stray: a logo's rim, a letter's smoothing. */
const leastRows = 2

/**
 * Finds the marked place of a drawn report line. The reader multiplies #FFE48A over white paper; print under it is
 * darker, so the mark is what is clearly yellow. Null when nothing is.
 * @param pixels RGBA, row after row
 * @param width pixels in a row
 */
export function markSpan(pixels: ArrayLike<number>, width: number): MarkSpan | null {
  const rows = new Map<number, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (!isMarked(pixels, at)) continue
    const column = (at / 4) % width
    rows.set(column, (rows.get(column) ?? 0) + 1)
  }
  const columns = [...rows].filter(([, count]) => count >= leastRows).map(([column]) => column)
  if (columns.length === 0) return null
  return { left: Math.min(...columns), right: Math.max(...columns) + 1 }
}

/** What stays free right of the mark. The label of a value stands left of it, so that side gets the room. */
const rightOfMark = 28

/**
 * How far to scroll a frame so that the marked place ends near its right edge, or begins at its left one when it is
 * wider than the frame. All in the same unit; never less than 0.
 */
export function scrollToMark(span: MarkSpan, frameWidth: number): number {
  const isWider = span.right - span.left + rightOfMark > frameWidth
  return Math.max(0, Math.round(isWider ? span.left - 8 : span.right + rightOfMark - frameWidth))
}
