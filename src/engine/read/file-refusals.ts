/** What is wrong with a file that cannot be read, in a sentence for the person who uploaded it. */
import type { OtherKind } from '../../shared/sentences/en/reading-sentences.ts'
import { says } from '../../shared/sentences/says.ts'
import { lastIndexOfText, textOfBytes } from './byte-text.ts'
import type { ReadRefusal } from './positioned-text.ts'

/** Files that people send by mistake, by their first bytes. */
const otherKinds: { starts: string; at: number; kind: OtherKind }[] = [
  { starts: '\x89PNG', at: 0, kind: 'png' },
  { starts: '\xff\xd8\xff', at: 0, kind: 'jpeg' },
  { starts: 'ftypheic', at: 4, kind: 'heic' },
  { starts: 'ftypmif1', at: 4, kind: 'heic' },
  { starts: 'GIF8', at: 0, kind: 'gif' },
  { starts: 'PK\x03\x04\x14\x00', at: 0, kind: 'zip' },
  { starts: 'PK\x03\x04\x0a\x00', at: 0, kind: 'zip' },
  { starts: 'PK\x03\x04-\x00', at: 0, kind: 'zip' },
  { starts: '\xd0\xcf\x11\xe0', at: 0, kind: 'office' },
  { starts: '{\\rtf', at: 0, kind: 'rtf' },
]

/** `bytes`: the start of the file. Null when it looks like a PDF. */
export function refuseByFirstBytes(bytes: Uint8Array): ReadRefusal | null {
  if (bytes.length === 0) return { code: 'empty', sentence: says('reading.empty') }
  const start = textOfBytes(bytes.subarray(0, 1024))
  // ISO 32000-1, annex H, note 13: the header may stand anywhere in the first 1024 bytes.
  if (start.includes('%PDF-')) return null
  const kind = otherKinds.find(({ starts, at }) => start.startsWith(starts, at))?.kind ?? textKind(start)
  return { code: 'not_a_pdf', sentence: says('reading.notPdf', { kind }) }
}

function textKind(start: string): OtherKind {
  if (/<!doctype html|<html/i.test(start)) return 'page'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells data from text
  return /[\x00-\x08\x0e-\x1f]/.test(start) ? 'other' : 'text'
}

/**
 * True when the file stops before its end. A PDF ends with `startxref`, a number and `%%EOF`; if objects follow the last
 * one, or there is none, the rest is missing. PDFium would rebuild what is left, and half a report read as a whole
 * report would be wrong without saying so.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const last = lastIndexOfText(bytes, 'startxref')
  return last < 0 || lastIndexOfText(bytes.subarray(last), 'endobj') >= 0
}

export const refusals = {
  locked: { code: 'locked', sentence: says('reading.locked') },
  cutOff: { code: 'broken', sentence: says('reading.cutOff') },
  broken: { code: 'broken', sentence: says('reading.broken') },
  scanned: { code: 'scanned', sentence: says('reading.scanned') },
  unmapped: { code: 'scanned', sentence: says('reading.unmapped') },
  longScan: { code: 'too_large', sentence: says('reading.longScan') },
  noText: { code: 'no_text', sentence: says('reading.noText') },
  tooLarge: { code: 'too_large', sentence: says('reading.tooLarge') },
  floods: { code: 'too_large', sentence: says('reading.floods') },
  timeout: { code: 'timeout', sentence: says('reading.timeout') },
} as const satisfies Record<string, ReadRefusal>

/** @param pages numbers of the pages that only show what they say */
export function partlyScanned(pages: readonly number[]): ReadRefusal {
  const sentence = says('reading.partlyScanned', { pages: pages.join(', '), count: pages.length })
  return { code: 'scanned', sentence }
}
