import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontsOfText } from './fonts-of-text.ts'

/**
 * The characters of a text that no font of the letters has, each once. Such a character would print as an empty box and cost the file
 * its accessibility mark.
 */
export function unprintableIn(text: string): string[] {
  const { resolve } = createRequire(import.meta.url)
  const fonts = fontsOfText(text).filter(isForText)
  const missing = new Set<string>()
  for (const sign of text) {
    if (/\s|\p{Cf}/u.test(sign)) continue
    if (
      !fonts.some((file) => coverageOf(resolve(`@expo-google-fonts/${file}`)).has(sign.codePointAt(0) ?? 0))
    )
      missing.add(sign)
  }
  return [...missing]
}

/** The face of running text, and the fonts of other scripts. */
function isForText(file: string): boolean {
  return !file.startsWith('source-') || file.includes('SourceSerif4_400Regular.ttf')
}

const known = new Map<string, ReadonlySet<number>>()

function coverageOf(path: string): ReadonlySet<number> {
  const before = known.get(path)
  if (before) return before
  const covered = readCoverage(readFileSync(path))
  known.set(path, covered)
  return covered
}

/** The code points of a TrueType font: the `cmap` table, subtables of format 4 and 12 (OpenType 1.9, "cmap"). */
function readCoverage(font: Buffer): Set<number> {
  const covered = new Set<number>()
  const tables = font.readUInt16BE(4)
  for (let at = 0; at < tables; at += 1) {
    const record = 12 + at * 16
    if (font.toString('latin1', record, record + 4) !== 'cmap') continue
    const cmap = font.readUInt32BE(record + 8)
    const subtables = font.readUInt16BE(cmap + 2)
    for (let each = 0; each < subtables; each += 1) {
      const table = cmap + font.readUInt32BE(cmap + 4 + each * 8 + 4)
      const format = font.readUInt16BE(table)
      if (format === 4) addSegments(font, table, covered)
      if (format === 12) addGroups(font, table, covered)
    }
  }
  return covered
}

function addSegments(font: Buffer, table: number, covered: Set<number>): void {
  const segments = font.readUInt16BE(table + 6) / 2
  const at = (part: number, segment: number) => table + 14 + part * segments * 2 + segment * 2
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(at(0, segment))
    // Behind the ends stand two bytes of padding.
    const start = font.readUInt16BE(at(1, segment) + 2)
    const delta = font.readUInt16BE(at(2, segment) + 2)
    const offsetAt = at(3, segment) + 2
    const offset = font.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsetAt + offset + (code - start) * 2)
      if (glyph !== 0) covered.add(code)
    }
  }
}

function addGroups(font: Buffer, table: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(table + 12)
  for (let group = 0; group < groups; group += 1) {
    const at = table + 16 + group * 12
    const end = font.readUInt32BE(at + 4)
    for (let code = font.readUInt32BE(at); code <= end; code += 1) covered.add(code)
  }
}
