import type { Pdfium } from './pdf-engine.ts'

/** Pixels row by row, `channels` bytes each: 1 gray, or 3 red, green, blue. */
export interface Raster {
  width: number
  height: number
  channels: 1 | 3
  data: Uint8Array
}

/** A part of a page, in pixels of the page drawn at `pageWidth` by `pageHeight` (after the turn). */
export interface Region {
  left: number
  top: number
  width: number
  height: number
  pageWidth: number
  pageHeight: number
  /** Quarter turns to the left that bring the page's text upright: the direction of its text. */
  turn: number
}

/** FPDFBitmap_Gray and FPDFBitmap_BGRx of fpdfview.h. */
const formats = { gray: 1, colour: 3 } as const
/** FPDF_ANNOT and FPDF_PRINTING would draw what the report does not print; none is asked for. */
const noFlags = 0
const white = 0xffffffff

/** Draws a part of a page on white. Null when PDFium has no memory for it. */
export function renderRegion(
  pdfium: Pdfium,
  page: number,
  region: Region,
  colours: 'gray' | 'colour',
): Raster | null {
  const { calls } = pdfium
  const { width, height } = region
  const pixelBytes = colours === 'gray' ? 1 : 4
  const stride = Math.ceil((width * pixelBytes) / 4) * 4
  const buffer = calls.malloc(stride * height)
  if (buffer === 0) return null
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, formats[colours], buffer, stride)
  if (bitmap === 0) {
    calls.free(buffer)
    return null
  }
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    calls.FPDF_RenderPageBitmap(
      bitmap,
      page,
      -region.left,
      -region.top,
      region.pageWidth,
      region.pageHeight,
      (4 - (region.turn % 4)) % 4,
      noFlags,
    )
    const drawn = pdfium.memory.HEAPU8.subarray(buffer, buffer + stride * height)
    return colours === 'gray' ? grayOf(drawn, width, height, stride) : coloursOf(drawn, width, height, stride)
  } finally {
    calls.FPDFBitmap_Destroy(bitmap)
    calls.free(buffer)
  }
}

function grayOf(drawn: Uint8Array, width: number, height: number, stride: number): Raster {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) data.set(drawn.subarray(y * stride, y * stride + width), y * width)
  return { width, height, channels: 1, data }
}

/** PDFium's order is blue, green, red and a byte of nothing. */
function coloursOf(drawn: Uint8Array, width: number, height: number, stride: number): Raster {
  const data = new Uint8Array(width * height * 3)
  let to = 0
  for (let y = 0; y < height; y++) {
    for (let from = y * stride; from < y * stride + width * 4; from += 4) {
      data[to++] = drawn[from + 2] ?? 255
      data[to++] = drawn[from + 1] ?? 255
      data[to++] = drawn[from] ?? 255
    }
  }
  return { width, height, channels: 3, data }
}
