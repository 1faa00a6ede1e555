/** What a part of a report may be, told by its bytes; a name or a declared type is never believed. */
export type PartKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'html' | 'mhtml'

/** ISO 32000-1, annex H, note 13: the header may stand anywhere in the first 1,024 bytes. */
const headerWithin = 1024
/** Comments, a byte order mark and blank lines may stand before the first tag, header lines before MHTML's type. */
const textWithin = 4096

/** The kind of a file by its content; null for anything that no report is made of. */
export function kindOfPart(bytes: Uint8Array): PartKind | null {
  const starts = (at: number, ...signature: number[]) =>
    signature.every((byte, offset) => bytes[at + offset] === byte)
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp'
  if (textOf(bytes.subarray(0, headerWithin)).includes('%PDF-')) return 'pdf'
  return kindOfText(bytes.subarray(0, textWithin))
}

function kindOfText(start: Uint8Array): PartKind | null {
  // Without its zero bytes a page in UTF-16 reads as one in ASCII; any other file with them is no text.
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  const text = isWide ? textOf(start.filter((byte) => byte !== 0)) : textOf(start)
  if (text.includes('\0')) return null
  if (/^mime-version:/im.test(text) && /^content-type:\s*multipart\/related/im.test(text)) return 'mhtml'
  return /<!doctype html|<html[\s>]/i.test(text) ? 'html' : null
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
