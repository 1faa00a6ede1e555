/** Decision 22: reports are PDF by content, at most 25 MB; an empty file or one of another kind is refused. */
export const maxReportBytes = 25 * 1024 * 1024

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d] // '%PDF-'

/** PDF readers accept the signature anywhere in the first 1,024 bytes (ISO 32000-2, implementation notes). */
export function isPdf(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length - signature.length, 1024)
  for (let at = 0; at <= end; at += 1) {
    if (signature.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}

/** The sentence with which the file is refused, or null when it may be kept. */
export function refusalOfReportFile(fileName: string, bytes: Uint8Array, truncated: boolean): string | null {
  const name = shownName(fileName)
  if (truncated || bytes.length > maxReportBytes) return `${name} is larger than 25 MB. Choose a smaller PDF.`
  if (bytes.length === 0) return `${name} is empty. Choose the PDF that you downloaded from the bureau.`
  if (!isPdf(bytes)) return `${name} is not a PDF. Choose the PDF that you downloaded from the bureau.`
  return null
}

/** A file name fit for a sentence: no control characters, not endless. */
export function shownName(fileName: string): string {
  const clean = fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean === '') return 'The file'
  return clean.length > 80 ? `${clean.slice(0, 77)}…` : clean
}
