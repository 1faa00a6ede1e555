import type { Pdfium } from './pdf-engine.ts'

const objectType = { path: 2, form: 5 } as const
/** Forms may hold forms; a file that nests deeper than this is built to hurt. */
const deepest = 8
/** More is a drawing, whatever it shows. */
const enough = 10_000

/** How many segments the paths of a page have, counted up to 10,000: letters drawn as shapes have some twenty each. */
export function strokesOf(pdfium: Pdfium, page: number): number {
  const { calls } = pdfium
  let strokes = 0
  let visited = 0
  const visit = (object: number, depth: number): void => {
    visited += 1
    const type = calls.FPDFPageObj_GetType(object)
    if (type === objectType.path) strokes += Math.max(0, calls.FPDFPath_CountSegments(object))
    if (type !== objectType.form || depth === deepest) return
    const count = calls.FPDFFormObj_CountObjects(object)
    for (let i = 0; i < count && isOpen(); i++) visit(calls.FPDFFormObj_GetObject(object, i), depth + 1)
  }
  const isOpen = () => strokes < enough && visited < enough
  const count = calls.FPDFPage_CountObjects(page)
  for (let i = 0; i < count && isOpen(); i++) visit(calls.FPDFPage_GetObject(page, i), 0)
  return strokes
}
