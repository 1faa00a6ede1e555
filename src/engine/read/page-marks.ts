/** Drawn shapes and images of one page: tick marks, rules, shaded cells. */
import { boxIn, type PageFrame } from './page-frame.ts'
import type { Pdfium } from './pdf-engine.ts'
import type { Mark } from './positioned-text.ts'

const objectType = { path: 2, image: 3, shading: 4, form: 5 } as const
const identity: Matrix = [1, 0, 0, 1, 0, 0]
/** Forms may hold forms; a file that nests deeper than this is built to hurt. */
const deepest = 8

type Matrix = readonly [number, number, number, number, number, number]

/** Shapes in the order they are drawn. `scratch`: 64 bytes. Stops at `most`, so that a drawing of dots ends too. */
export function marksOf(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  pageNumber: number,
  scratch: number,
  most = 40_000,
): Mark[] {
  const marks: Mark[] = []
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = pdfium.calls.FPDFPageObj_GetType(object)
    if (type === objectType.form && depth < deepest) {
      const inner = multiply(matrixOf(pdfium, object, scratch), matrix)
      const count = pdfium.calls.FPDFFormObj_CountObjects(object)
      for (let i = 0; i < count && marks.length < most; i++) {
        visit(pdfium.calls.FPDFFormObj_GetObject(object, i), inner, depth + 1)
      }
      return
    }
    const isImage = type === objectType.image
    if (!isImage && type !== objectType.path && type !== objectType.shading) return
    const colour = isImage ? null : colourOf(pdfium, object, scratch)
    if (!isImage && colour === null) return
    if (
      pdfium.calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0 ||
      marks.length >= most
    ) {
      return
    }
    const at = scratch >> 2
    const { HEAPF32 } = pdfium.memory
    const left = HEAPF32[at] ?? 0
    const bottom = HEAPF32[at + 1] ?? 0
    const right = HEAPF32[at + 2] ?? 0
    const top = HEAPF32[at + 3] ?? 0
    const [x1, y1] = apply(matrix, left, bottom)
    const [x2, y2] = apply(matrix, right, top)
    const box = boxIn(frame, x1, y1, x2, y2)
    marks.push({ kind: isImage ? 'image' : 'path', box: { page: pageNumber, ...box }, colour })
  }
  const count = pdfium.calls.FPDFPage_CountObjects(page)
  for (let i = 0; i < count && marks.length < most; i++)
    visit(pdfium.calls.FPDFPage_GetObject(page, i), identity, 0)
  return marks
}

/** The visible colour of a path; null when it is neither filled nor stroked (a clip) or wholly transparent. */
function colourOf(pdfium: Pdfium, object: number, scratch: number): string | null {
  let fill = true
  let stroke = false
  if (pdfium.calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4) !== 0) {
    fill = pdfium.memory.HEAP32[scratch >> 2] !== 0
    stroke = pdfium.memory.HEAP32[(scratch >> 2) + 1] !== 0
  }
  if (!fill && !stroke) return null
  const { FPDFPageObj_GetFillColor, FPDFPageObj_GetStrokeColor } = pdfium.calls
  const read = fill ? FPDFPageObj_GetFillColor : FPDFPageObj_GetStrokeColor
  if (read(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return '#000000'
  const at = scratch >> 2
  const { HEAPU32 } = pdfium.memory
  const r = HEAPU32[at] ?? 0
  const g = HEAPU32[at + 1] ?? 0
  const b = HEAPU32[at + 2] ?? 0
  const alpha = HEAPU32[at + 3] ?? 255
  if (alpha === 0) return null
  return `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
}

function matrixOf(pdfium: Pdfium, object: number, scratch: number): Matrix {
  if (pdfium.calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return identity
  const at = scratch >> 2
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.memory.HEAPF32.subarray(at, at + 6)
  return [a, b, c, d, e, f]
}

/** First `inner`, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]
