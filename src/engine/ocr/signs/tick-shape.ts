import type { InkShape } from '../picture/find-shapes.ts'

/**
 * Whether a patch of ink is a check mark: a short stroke down to the right, then a long one up to the right. A 'V' has
 * its left stroke at the top, a '/' has none, a 'J' is dark along its whole right side.
 * @param dpi of the picture; a check mark in a payment history is 0.9 to 5 mm wide.
 */
export function isTick(shape: InkShape, dpi: number): boolean {
  const width = shape.right - shape.left
  const height = shape.bottom - shape.top
  const millimetre = dpi / 25.4
  if (width < 0.85 * millimetre || width > 5 * millimetre || height < 0.7 * millimetre) return false
  if (height > 1.6 * width || width > 2 * height) return false
  const left = rowsBetween(shape, 0, 0.14)
  const right = rowsBetween(shape, 0.86, 1)
  return (
    left.mean > 0.35 &&
    left.mean < 0.85 &&
    left.least > 0.25 &&
    right.mean < 0.32 &&
    right.most < 0.55 &&
    columnsAt(shape, 0.9, 1) > 0.12 &&
    columnsAt(shape, 0.9, 1) < 0.6 &&
    columnsAt(shape, 0, 0.1) > 0.7 &&
    inkWithin(shape, 0, 0.4, 0, 0.22) === 0 &&
    inkWithin(shape, 0.75, 1, 0.65, 1) === 0
  )
}

/** A filled square, as stands before headings: recognition reads letters into it. */
export function isSolidSquare(shape: InkShape, dpi: number): boolean {
  const width = shape.right - shape.left
  const height = shape.bottom - shape.top
  return (
    width > dpi / 25 &&
    height > dpi / 25 &&
    Math.abs(width - height) <= 0.25 * width &&
    shape.ink > 0.9 * width * height
  )
}

/** Where ink stands, as shares of the height, in the columns between two shares of the width. */
function rowsBetween(shape: InkShape, from: number, to: number) {
  const width = shape.right - shape.left
  const height = shape.bottom - shape.top
  let [sum, count, least, most] = [0, 0, 1, 0]
  eachRun(shape, (y, start, end) => {
    const inside = Math.min(end, shape.left + to * width) - Math.max(start, shape.left + from * width)
    if (inside <= 0) return
    const at = (y - shape.top) / height
    sum += at * inside
    count += inside
    least = Math.min(least, at)
    most = Math.max(most, at)
  })
  return { mean: count === 0 ? 0.5 : sum / count, least, most }
}

/** The middle of the ink, as a share of the width, in the rows between two shares of the height. */
function columnsAt(shape: InkShape, from: number, to: number): number {
  const width = shape.right - shape.left
  const height = shape.bottom - shape.top
  let [sum, count] = [0, 0]
  eachRun(shape, (y, start, end) => {
    const at = (y - shape.top) / height
    if (at < from || at > to) return
    sum += (end - start) * ((start + end) / 2 - shape.left)
    count += end - start
  })
  return count === 0 ? 0.5 : sum / count / width
}

function inkWithin(shape: InkShape, x1: number, x2: number, y1: number, y2: number): number {
  const width = shape.right - shape.left
  const height = shape.bottom - shape.top
  let ink = 0
  eachRun(shape, (y, start, end) => {
    const at = (y - shape.top) / height
    if (at < y1 || at >= y2) return
    ink += Math.max(0, Math.min(end, shape.left + x2 * width) - Math.max(start, shape.left + x1 * width))
  })
  return ink
}

function eachRun(shape: InkShape, visit: (y: number, start: number, end: number) => void): void {
  for (let i = 0; i < shape.runs.length; i += 3)
    visit(shape.runs[i] ?? 0, shape.runs[i + 1] ?? 0, shape.runs[i + 2] ?? 0)
}
