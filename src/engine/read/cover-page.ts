import type { MarkedBox } from './copied-pages.ts'
import type { OpenDocument } from './open-document.ts'
import type { PageFrame } from './page-frame.ts'

/** Pixels a point: 180 dots an inch, at which small print stays sharp on paper. */
const scale = 2.5
/** Points above and below a line that stay visible with it. */
const around = 1
/** FPDFBitmap_Gray of fpdfview.h. */
const gray = 1
const noFlags = 0
const white = 0xffffffff
/** What is covered is grey: white would look as if nothing stood there. */
const cover = 0xd9

interface Covered {
  page: number
  frame: PageFrame
  turn: number
  visible: readonly MarkedBox[]
  /** The document that the picture becomes page `at` of, from 0. */
  target: number
  at: number
}

/**
 * The page as a picture in which only the lines of some places are seen, over its whole width, so that each stands with its
 * label. Nothing of what is covered is in the file. Answers the frame of the new page; null when PDFium has no memory for it.
 */
export function coverPage(
  { pdfium }: OpenDocument,
  { page, frame, turn, visible, target, at }: Covered,
): PageFrame | null {
  const { calls } = pdfium
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const stride = Math.ceil(width / 4) * 4
  const buffer = calls.malloc(stride * height)
  const bitmap = buffer === 0 ? 0 : calls.FPDFBitmap_CreateEx(width, height, gray, buffer, stride)
  if (bitmap === 0) return null
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, (4 - (turn % 4)) % 4, noFlags)
  const pixels = pdfium.memory.HEAPU8.subarray(buffer, buffer + stride * height)
  for (let y = 0; y < height; y++) {
    const point = y / scale
    const isSeen = visible.some((box) => point >= box.y - around && point <= box.y + box.height + around)
    if (!isSeen) pixels.fill(cover, y * stride, (y + 1) * stride)
  }
  const picture = calls.FPDFPageObj_NewImageObj(target)
  const sheet = calls.FPDFPage_New(target, at, frame.width, frame.height)
  calls.FPDFImageObj_SetBitmap(0, 0, picture, bitmap)
  calls.FPDFImageObj_SetMatrix(picture, frame.width, 0, 0, frame.height, 0, 0)
  calls.FPDFPage_InsertObject(sheet, picture)
  calls.FPDFPage_GenerateContent(sheet)
  calls.FPDF_ClosePage(sheet)
  calls.FPDFBitmap_Destroy(bitmap)
  calls.free(buffer)
  // A picture lies upright: its page space has y upwards, as every page's.
  return { width: frame.width, height: frame.height, xx: 1, xy: 0, x0: 0, yx: 0, yy: -1, y0: frame.height }
}
