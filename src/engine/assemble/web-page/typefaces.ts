import type { Pdfium } from '../../read/pdf-engine.ts'

/** A typeface of the PDF engine's own: what it draws with, how wide each sign is, and where it stands in its encoding. */
export interface Typeface {
  name: string
  /** Its program, as compact as PDF knows it (Type 1C), to be put into the file. */
  program: Uint8Array
  bold: boolean
  /** Code of each sign, 32 to 255. */
  codes: ReadonlyMap<string, number>
  /** In thousandths of the size. */
  widths: ReadonlyMap<string, number>
}

export interface Typefaces {
  regular: Typeface
  bold: Typeface
  /** Ticks, crosses and the like, as pages print them instead of words. */
  marks: Typeface
}

/** How wide a text is, in points. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** What no typeface here has is set this wide, as an empty place that keeps its sign. */
export const unknownWidth = 600

/** ISO 32000-1, annex D.6: the ornaments that web pages print, with their codes. */
const marks = new Map([
  ['✓', 0x33],
  ['✔', 0x34],
  ['✕', 0x35],
  ['✖', 0x36],
  ['✗', 0x37],
  ['✘', 0x38],
  ['★', 0x48],
  ['●', 0x6c],
  ['■', 0x6e],
  ['▲', 0x73],
  ['▼', 0x74],
  ['◆', 0x75],
])

/**
 * The typefaces that PDFium draws with where a file brings none. They come out of the engine itself, so that a saved page is
 * set alike wherever the engine runs, without a font to be fetched.
 */
export function typefacesOf(pdfium: Pdfium): Typefaces {
  const document = pdfium.calls.FPDF_CreateNewDocument()
  const letters = lettersOfWindows()
  const faces = {
    regular: typeface(pdfium, document, { name: 'Helvetica', bold: false, codes: letters }),
    bold: typeface(pdfium, document, { name: 'Helvetica-Bold', bold: true, codes: letters }),
    marks: typeface(pdfium, document, { name: 'ZapfDingbats', bold: false, codes: marks }),
  }
  pdfium.calls.FPDF_CloseDocument(document)
  return faces
}

/** The typeface that has the sign; null where none does. */
export function faceOf(sign: string, bold: boolean, faces: Typefaces): Typeface | null {
  const letters = bold ? faces.bold : faces.regular
  if (letters.codes.has(sign)) return letters
  return faces.marks.codes.has(sign) ? faces.marks : null
}

export function measureWith(faces: Typefaces): Measure {
  return (text, size, bold) => {
    let width = 0
    for (const sign of text) width += faceOf(sign, bold, faces)?.widths.get(sign) ?? unknownWidth
    return (width * size) / 1000
  }
}

/** WinAnsiEncoding is the code page 1252, without what that leaves empty. */
function lettersOfWindows(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('windows-1252')
  const codes = new Map<string, number>()
  for (let code = 32; code < 256; code += 1) {
    const sign = decoder.decode(Uint8Array.of(code))
    if (!/\p{C}/u.test(sign) && sign !== '\u00a0') codes.set(sign, code)
  }
  return codes
}

function typeface(
  { calls, memory }: Pdfium,
  document: number,
  { name, bold, codes }: Pick<Typeface, 'name' | 'bold' | 'codes'>,
): Typeface {
  const written = new TextEncoder().encode(`${name}\0`)
  const at = calls.malloc(written.length)
  memory.HEAPU8.set(written, at)
  const font = calls.FPDFText_LoadStandardFont(document, at)
  const out = calls.malloc(4)
  calls.FPDFFont_GetFontData(font, 0, 0, out)
  const size = memory.HEAPU32[out >> 2] ?? 0
  const data = calls.malloc(size)
  calls.FPDFFont_GetFontData(font, data, size, out)
  const program = memory.HEAPU8.slice(data, data + size)
  const widths = new Map<string, number>()
  for (const sign of codes.keys()) {
    calls.FPDFFont_GetGlyphWidth(font, sign.codePointAt(0) ?? 0, 1000, out)
    widths.set(sign, memory.HEAPF32[out >> 2] ?? 0)
  }
  calls.FPDFFont_Close(font)
  return { name, program, bold, codes, widths }
}
