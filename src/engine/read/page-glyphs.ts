/** The glyphs of one page, in page space, before they are grouped into words. */
import type { Pdfium } from './pdf-engine.ts'
import { lostSign } from './positioned-text.ts'

export interface Glyph {
  text: string
  left: number
  bottom: number
  right: number
  top: number
  originX: number
  originY: number
  /** Size in points after the text matrix. */
  size: number
  bold: boolean
  /** Direction of the text in page space. */
  dirX: number
  dirY: number
  /** A space, a line break or the end of a text object stood before it. */
  breakBefore: boolean
  /** Drawn alone, and no letter is known of it. */
  isLost: boolean
  /** The font does not say which letter this is; `text` is a guess. */
  unmapped: boolean
  /** Neither filled nor stroked: it can be searched for, not seen. */
  hidden: boolean
  /** Glyphs that are drawn with one operator have the same number. */
  run: number
}

interface TextStyle {
  size: number
  bold: boolean
  dirX: number
  dirY: number
  unmapped: boolean
  hidden: boolean
}

/** FPDF_TEXTRENDERMODE_INVISIBLE of fpdf_edit.h. */
const invisible = 3

/**
 * Reads every glyph with its loose box (font ascent to descent, so all words of a font are equally high).
 * Spaces become `breakBefore`. PDFium reports a hyphen at a line's end as U+0002 or U+FFFE: it is a '-' here.
 * What is drawn alone and spells nothing is a lost sign. Within a word it is a gap, as ever: there it may be any letter.
 * `scratch`: 64 bytes. `fonts` keeps what is known of each font handle of the document.
 */
export function glyphsOf(
  pdfium: Pdfium,
  text: number,
  scratch: number,
  fonts: Map<number, boolean>,
): Glyph[] {
  const glyphs: Glyph[] = []
  const { calls, memory } = pdfium
  const { FPDFText_GetTextObject, FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin } = calls
  const count = calls.FPDFText_CountChars(text)
  const f32 = scratch >> 2
  const f64 = (scratch + 16) >> 3
  let object = -1
  let style: TextStyle = { size: 0, bold: false, dirX: 1, dirY: 0, unmapped: false, hidden: false }
  let breakBefore = true
  let run = 0
  for (let index = 0; index < count; index++) {
    const code = codeAt(pdfium, text, index)
    const isLost =
      breakBefore &&
      spellsNothing(code) &&
      isAtBreak(pdfium, text, index + 1, count) &&
      isDrawn(pdfium, text, index, scratch)
    const letter = isLost ? lostSign : letterOf(code)
    if (letter === ' ') breakBefore = true
    if (letter === ' ' || letter === '') continue
    const owner = FPDFText_GetTextObject(text, index)
    const isFirst = owner !== object
    if (isFirst) {
      object = owner
      run += 1
      style = styleOf(pdfium, text, index, owner, scratch, fonts)
    }
    if (FPDFText_GetLooseCharBox(text, index, scratch) === 0) continue
    if (isFirst)
      style = { ...style, size: sizeAsDrawn(pdfium, owner, style, memory.HEAPF32.subarray(f32, f32 + 4)) }
    FPDFText_GetCharOrigin(text, index, scratch + 16, scratch + 24)
    const { HEAPF32, HEAPF64 } = memory
    glyphs.push({
      text: letter,
      left: HEAPF32[f32] ?? 0,
      top: HEAPF32[f32 + 1] ?? 0,
      right: HEAPF32[f32 + 2] ?? 0,
      bottom: HEAPF32[f32 + 3] ?? 0,
      originX: HEAPF64[f64] ?? 0,
      originY: HEAPF64[f64 + 1] ?? 0,
      size: style.size,
      bold: style.bold,
      dirX: style.dirX,
      dirY: style.dirY,
      breakBefore,
      isLost,
      unmapped: style.unmapped,
      hidden: style.hidden,
      run,
    })
    breakBefore = false
  }
  return glyphs
}

/**
 * The character, with the bytes of a ligature's letters in their order: Ghostscript writes them swapped, so that 'ti' is '\u7400\u6900'. No
 * two such signs follow each other in any name.
 */
function codeAt({ calls }: Pdfium, text: number, index: number): number {
  const code = calls.FPDFText_GetUnicode(text, index)
  const isOfLigature =
    isSwapped(code) && [index - 1, index + 1].some((at) => isSwapped(calls.FPDFText_GetUnicode(text, at)))
  return isOfLigature ? code >> 8 : code
}

/** 'A' to 'Z' or 'a' to 'z' in the upper byte, and nothing in the lower one. */
const isSwapped = (code: number): boolean =>
  (code & 0xff) === 0 && (code & ~0x2000) >= 0x4100 && (code & ~0x2000) <= 0x5a00

/**
 * What PDFium gives for a glyph that no letter is known of: no character, or the number that it has in its font. A tab is
 * the space of some print programs, and 2 is PDFium's own hyphen.
 */
function spellsNothing(code: number): boolean {
  if (code === 2 || code === 9 || code === 10 || code === 13) return false
  return code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xffff
}

/** Whether the text ends there or a space or a line break follows: several that spell nothing, one behind the other, stay a gap. */
function isAtBreak({ calls }: Pdfium, text: number, index: number, count: number): boolean {
  if (index >= count) return true
  const code = calls.FPDFText_GetUnicode(text, index)
  return letterOf(code) === ' ' && !spellsNothing(code)
}

/** Points, in the page's own measure: PDFium gives a glyph without ink a box without extent. */
const ink = 0.05

/** Whether the glyph shows anything: some fonts have their space where others have the box for what they lack. */
function isDrawn({ calls, memory }: Pdfium, text: number, index: number, scratch: number): boolean {
  if (calls.FPDFText_GetTextObject(text, index) === 0) return false
  if (calls.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24) === 0)
    return false
  const [left = 0, right = 0, bottom = 0, top = 0] = memory.HEAPF64.subarray(scratch >> 3, (scratch >> 3) + 4)
  return right - left > ink && top - bottom > ink
}

/** ' ' for any kind of space, '' for what is not a character, else the character. Damaged fonts give impossible codes. */
function letterOf(code: number): string {
  if (code > 32 && code < 127) return String.fromCharCode(code)
  if (code === 2 || code === 0xfffe || code === 0xad) return '-'
  // Hyphens and the minus sign: typesetters that know more than one set any of them in names and numbers.
  if (code === 0x2010 || code === 0x2011 || code === 0x2212) return '-'
  if (code <= 32 || (code >= 0x7f && code <= 0xa0) || (code >= 0x2000 && code <= 0x200a)) return ' '
  if (code === 0x202f || code === 0x205f || code === 0x3000 || code === 0x2028 || code === 0x2029) return ' '
  if ((code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0x2060 || code === 0xffff) return ''
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return ''
  return String.fromCodePoint(code)
}

function styleOf(
  pdfium: Pdfium,
  text: number,
  index: number,
  owner: number,
  scratch: number,
  fonts: Map<number, boolean>,
): TextStyle {
  const raw = pdfium.calls.FPDFText_GetFontSize(text, index)
  const known = pdfium.calls.FPDFText_GetMatrix(text, index, scratch) !== 0
  const { HEAPF32 } = pdfium.memory
  const at = scratch >> 2
  const a = known ? (HEAPF32[at] ?? 1) : 1
  const b = known ? (HEAPF32[at + 1] ?? 0) : 0
  const c = known ? (HEAPF32[at + 2] ?? 0) : 0
  const d = known ? (HEAPF32[at + 3] ?? 1) : 1
  const length = Math.sqrt(a * a + b * b) || 1
  const size = Math.abs(raw) * (Math.sqrt(c * c + d * d) || 1)
  return {
    size,
    bold: isBold(pdfium, text, index, owner, scratch, fonts),
    dirX: a / length,
    dirY: b / length,
    // Of the first glyph of a text object: its others have the same font.
    unmapped: pdfium.calls.FPDFText_HasUnicodeMapError(text, index) === 1,
    hidden: owner !== 0 && pdfium.calls.FPDFTextObj_GetTextRenderMode(owner) === invisible,
  }
}

/** Height of a font's letters, ascent to descent, as parts of its size; and the part that no font of a print exceeds. */
const [usualHeight, mostHeight] = [1.2, 3]

/**
 * A drawn (Type 3) font, which has no name, has an em of its own, and Ghostscript sets it ten times as large at a tenth of the size:
 * headings and labels are told apart, and the letters of a word held together, by the size at which they are seen.
 * @param box left, top, right and bottom of a letter, ascent to descent
 */
function sizeAsDrawn(
  { calls }: Pdfium,
  owner: number,
  { size, dirX, dirY }: TextStyle,
  [left = 0, top = 0, right = 0, bottom = 0]: Float32Array,
): number {
  const height = Math.abs(dirX) > Math.abs(dirY) ? Math.abs(top - bottom) : Math.abs(right - left)
  if (height <= mostHeight * size || owner === 0) return size
  const isNamed = calls.FPDFFont_GetBaseFontName(calls.FPDFTextObj_GetFont(owner), 0, 0) > 1
  return isNamed ? size : Math.round((10 * height) / usualHeight) / 10
}

/** By the font's name, which browsers keep; else by the weight PDFium estimates from the stems. */
function isBold(
  pdfium: Pdfium,
  text: number,
  index: number,
  owner: number,
  scratch: number,
  fonts: Map<number, boolean>,
): boolean {
  const font = owner === 0 ? 0 : pdfium.calls.FPDFTextObj_GetFont(owner)
  const kept = fonts.get(font)
  if (kept !== undefined) return kept
  const room = 48
  const length = font === 0 ? 0 : pdfium.calls.FPDFFont_GetBaseFontName(font, scratch, room)
  const name =
    length > 1 && length <= room ? latin(pdfium.memory.HEAPU8.subarray(scratch, scratch + length - 1)) : ''
  const bold =
    /bold|black|heavy|demi/i.test(name) ||
    (name === '' && pdfium.calls.FPDFText_GetFontWeight(text, index) >= 600)
  fonts.set(font, bold)
  return bold
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)
