/** Files whose fonts say something else about their letters, or nothing. */
import { widthOf } from '../print-three-bureau/helvetica.ts'
import { withBodies } from './pdf-objects.ts'

/** Without the tables that say which letters the glyphs are, as some printer drivers write fonts. */
export function withoutLetterTables(bytes: Uint8Array): Uint8Array {
  return withBodies(bytes, (body) => body.replace(/\/ToUnicode \d+ 0 R/g, ''))
}

/** A glyph by its name (Adobe Glyph List), and its width in thousandths of the font's size. */
interface Glyph {
  name: string
  width: number
}

/**
 * Gives the plain fonts of a printed test report further letters.
 * @param glyphs by the byte that stands for each in the text
 */
export function withGlyphs(bytes: Uint8Array, glyphs: Readonly<Record<number, Glyph>>): Uint8Array {
  const differences = Object.entries(glyphs).map(([code, { name }]) => `${code}/${name}`)
  const widths = Array.from(
    { length: 224 },
    (_, at) => glyphs[32 + at]?.width ?? Math.round(widthOf(String.fromCharCode(32 + at), 1000)),
  )
  const entries = [
    `/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[${differences.join(' ')}]>>`,
    `/FirstChar 32/LastChar 255/Widths[${widths.join(' ')}]`,
  ]
  return withBodies(bytes, (body) => body.replace('/Encoding/WinAnsiEncoding', entries.join('')))
}

/** Bytes of a text in Hebrew letters (alef U+05D0 is byte 0xC0), drawn from right to left as it is read. */
export function hebrewBytes(text: string): string {
  return [...text]
    .reverse()
    .map((letter) => {
      const at = letter.charCodeAt(0) - 0x5d0
      return at >= 0 && at < 27 ? String.fromCharCode(0xc0 + at) : letter
    })
    .join('')
}

/** The glyphs of hebrewBytes. */
export const hebrewGlyphs: Readonly<Record<number, Glyph>> = Object.fromEntries(
  Array.from({ length: 27 }, (_, at) => [0xc0 + at, { name: `afii${57664 + at}`, width: 556 }]),
)

/** Zero-width space, joiners, soft hyphen and a direction mark; their bytes are 0x80 to 0x84. */
export const invisibleGlyphs: Readonly<Record<number, Glyph>> = Object.fromEntries(
  ['uni200B', 'uni200D', 'uniFEFF', 'uni2060', 'uni200F'].map((name, at) => [0x80 + at, { name, width: 0 }]),
)
