/** Maps PDF page space (any /Rotate, any crop box, y upwards) to the page as displayed (top-left origin, y downwards). */
import type { Pdfium } from './pdf-engine.ts'

export interface PageFrame {
  /** Size as displayed, in points. */
  width: number
  height: number
  /** x' = xx*x + xy*y + x0 and y' = yx*x + yy*y + y0. */
  xx: number
  xy: number
  x0: number
  yx: number
  yy: number
  y0: number
}

/** Corner-to-corner mapping asked of PDFium itself, so that it agrees with how the page is drawn. `scratch`: 16 bytes. */
export function frameOf(pdfium: Pdfium, page: number, scratch: number): PageFrame {
  const width = pdfium.calls.FPDF_GetPageWidthF(page)
  const height = pdfium.calls.FPDF_GetPageHeightF(page)
  const corner = (x: number, y: number) => {
    pdfium.calls.FPDF_DeviceToPage(page, 0, 0, 10_000, 10_000, 0, x, y, scratch, scratch + 8)
    const at = scratch >> 3
    return { x: pdfium.memory.HEAPF64[at] ?? 0, y: pdfium.memory.HEAPF64[at + 1] ?? 0 }
  }
  const origin = corner(0, 0)
  const right = corner(10_000, 0)
  const down = corner(0, 10_000)
  const ax = { x: right.x - origin.x, y: right.y - origin.y }
  const ay = { x: down.x - origin.x, y: down.y - origin.y }
  const lengthX = ax.x ** 2 + ax.y ** 2 || 1
  const lengthY = ay.x ** 2 + ay.y ** 2 || 1
  const xx = (ax.x / lengthX) * width
  const xy = (ax.y / lengthX) * width
  const yx = (ay.x / lengthY) * height
  const yy = (ay.y / lengthY) * height
  return {
    width,
    height,
    xx,
    xy,
    x0: -(xx * origin.x + xy * origin.y),
    yx,
    yy,
    y0: -(yx * origin.x + yy * origin.y),
  }
}

/** The same page turned by quarter turns, for text that runs upwards, downwards or upside down on the page. */
export function turnFrame(frame: PageFrame, direction: number): PageFrame {
  let turned = frame
  for (let quarter = 0; quarter < direction; quarter++) turned = turnLeft(turned)
  return turned
}

/** Text that ran downwards (direction 1) runs to the right after one turn to the left: x' = y, y' = width - x. */
function turnLeft(f: PageFrame): PageFrame {
  return {
    width: f.height,
    height: f.width,
    xx: f.yx,
    xy: f.yy,
    x0: f.y0,
    yx: -f.xx,
    yy: -f.xy,
    y0: f.width - f.x0,
  }
}

/** Two opposite corners in page space to the box they span as displayed. */
export function boxIn(frame: PageFrame, x1: number, y1: number, x2: number, y2: number) {
  const ax = frame.xx * x1 + frame.xy * y1 + frame.x0
  const ay = frame.yx * x1 + frame.yy * y1 + frame.y0
  const bx = frame.xx * x2 + frame.xy * y2 + frame.x0
  const by = frame.yx * x2 + frame.yy * y2 + frame.y0
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) }
}
