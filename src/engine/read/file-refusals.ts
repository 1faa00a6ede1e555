/** What is wrong with a file that cannot be read, in a sentence for the person who uploaded it. */
import type { ReadRefusal } from './positioned-text.ts'

/** Files that people send by mistake, by their first bytes. */
const otherKinds: { starts: string; at: number; name: string }[] = [
  { starts: '\x89PNG', at: 0, name: 'a picture (PNG)' },
  { starts: '\xff\xd8\xff', at: 0, name: 'a photo (JPEG)' },
  { starts: 'ftypheic', at: 4, name: 'an iPhone photo (HEIC)' },
  { starts: 'ftypmif1', at: 4, name: 'an iPhone photo (HEIC)' },
  { starts: 'GIF8', at: 0, name: 'a picture (GIF)' },
  { starts: 'PK\x03\x04\x14\x00', at: 0, name: 'a Word, Pages or ZIP file' },
  { starts: 'PK\x03\x04\x0a\x00', at: 0, name: 'a Word, Pages or ZIP file' },
  { starts: 'PK\x03\x04-\x00', at: 0, name: 'a Word, Pages or ZIP file' },
  { starts: '\xd0\xcf\x11\xe0', at: 0, name: 'an old Word or Excel file' },
  { starts: '{\\rtf', at: 0, name: 'a rich text document' },
]

const howToGet =
  'Open your report at AnnualCreditReport.com, choose Print and then “Save as PDF”, and upload that file.'

/** `bytes`: the start of the file. Null when it looks like a PDF. */
export function refuseByFirstBytes(bytes: Uint8Array): ReadRefusal | null {
  if (bytes.length === 0) {
    return {
      code: 'empty',
      sentence: `This file is empty: it has 0 bytes, so its download was probably interrupted. ${howToGet}`,
    }
  }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1')
  // ISO 32000-1, annex H, note 13: the header may stand anywhere in the first 1024 bytes.
  if (start.includes('%PDF-')) return null
  const kind = otherKinds.find(({ starts, at }) => start.startsWith(starts, at))?.name ?? textKind(start)
  return { code: 'not_a_pdf', sentence: `This is ${kind}, not a PDF. ${howToGet}` }
}

function textKind(start: string): string {
  if (/<!doctype html|<html/i.test(start)) return 'a saved web page'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells data from text
  return /[\x00-\x08\x0e-\x1f]/.test(start) ? 'a file of another kind' : 'a plain text file'
}

/**
 * True when the file stops before its end. A PDF ends with `startxref`, a number and `%%EOF`; if objects follow the last
 * one, or there is none, the rest is missing. PDFium would rebuild what is left, and half a report read as a whole
 * report would be wrong without saying so.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const last = file.lastIndexOf('startxref')
  if (last < 0) return true
  return file.subarray(last).includes('endobj')
}

export const refusals = {
  locked: {
    code: 'locked',
    sentence:
      'This PDF is locked with a password. Open it with its password, choose Print and then “Save as PDF”, and upload the new file.',
  },
  cutOff: {
    code: 'broken',
    sentence:
      'This PDF is cut off: the end of the file is missing, so part of the report would be left out. Download the report again and upload the complete file.',
  },
  broken: {
    code: 'broken',
    sentence:
      'This PDF is damaged and cannot be opened. Download the report again, or open it and choose Print and then “Save as PDF”, and upload that file.',
  },
  scanned: {
    code: 'scanned',
    sentence: `This PDF is a scan: its pages are pictures without text. It will be read by character recognition, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file with text is surer: ${howToGet.charAt(0).toLowerCase()}${howToGet.slice(1)}`,
  },
  unmapped: {
    code: 'scanned',
    sentence: `This PDF shows text, but does not say which letters it is made of, as some print programs write it. It will be read by character recognition, as a scan is, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file made in another way is surer: ${howToGet.charAt(0).toLowerCase()}${howToGet.slice(1)}`,
  },
  longScan: {
    code: 'too_large',
    sentence: `This PDF is a scan of more than 60 pages, which is too long to be read by character recognition. ${howToGet}`,
  },
  noText: {
    code: 'no_text',
    sentence: `This PDF has no text on any page, so there is nothing to read in it. ${howToGet}`,
  },
  tooLarge: {
    code: 'too_large',
    sentence:
      'This PDF is larger than any credit report. Upload only the report of one bureau, as it was downloaded.',
  },
  floods: {
    code: 'too_large',
    sentence:
      'This PDF takes far more memory to open than any credit report, so reading it was stopped. Download the report again from the bureau and upload that file.',
  },
  timeout: {
    code: 'timeout',
    sentence:
      'Reading this PDF took too long and was stopped. Open it, choose Print and then “Save as PDF”, and upload the new file.',
  },
} as const satisfies Record<string, ReadRefusal>

/** @param pages numbers of the pages that only show what they say */
export function partlyScanned(pages: readonly number[]): ReadRefusal {
  const named =
    pages.length === 1
      ? `Page ${pages[0]} of this PDF is a picture without text.`
      : `Pages ${pages.join(', ')} of this PDF are pictures without text.`
  return { code: 'scanned', sentence: [named, partlyRecognised].join(' ') }
}

const partlyRecognised =
  'Character recognition reads what has no text, which takes some minutes, and you will be asked to check what was read there before a letter uses it. The other pages are read as they are.'
