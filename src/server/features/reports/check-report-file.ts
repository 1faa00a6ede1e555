import { kindOfPart } from '../../../engine/assemble/part-kind.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'

/** Decision 22: at most 25 MB, all files of one report together. */
export const maxReportBytes = 25 * 1024 * 1024
/** As many pages as character recognition reads. */
const maxReportFiles = 60
/** The multipart field of one report, which may come several times: photos page by page, several PDFs. */
export const reportFileLimit = { bytes: maxReportBytes, files: maxReportFiles }

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d] // '%PDF-'

/** PDF readers accept the signature anywhere in the first 1,024 bytes (ISO 32000-2, implementation notes). */
export function isPdf(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length - signature.length, 1024)
  for (let at = 0; at <= end; at += 1) {
    if (signature.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}

/**
 * The sentence with which the files of one report are refused, or null when they may be assembled: each is a PDF, a photo
 * or a saved page by its content, none is empty, all together are at most 25 MB and 60.
 */
export function refusalOfReportFiles(
  files: readonly Pick<UploadedFile, 'fileName' | 'bytes' | 'truncated'>[],
): string | null {
  if (files.length > maxReportFiles) return `A report may have at most ${maxReportFiles} files.`
  const [first] = files
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (first && files.length > 1 && (bytes > maxReportBytes || files.some(({ truncated }) => truncated)))
    return 'These files together are larger than 25 MB. Choose smaller ones, or fewer.'
  for (const file of files) {
    const name = shownName(file.fileName)
    if (file.truncated || file.bytes.length > maxReportBytes)
      return `${name} is larger than 25 MB. Choose a smaller file.`
    if (file.bytes.length === 0)
      return `${name} is empty. Choose the report that you downloaded from the bureau.`
    if (kindOfPart(file.bytes) === null)
      return `${name} is not a PDF, a photo (JPG, PNG, WebP) or a saved web page (HTML, MHTML). Choose the report that you downloaded from the bureau, or photos of its pages.`
  }
  return null
}

/** The sentence with which a file that must be one PDF is refused, or null when it may be kept. */
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
