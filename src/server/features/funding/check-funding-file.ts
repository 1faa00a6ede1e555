import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { documentTypeOf } from '../intake/check-document-file.ts'
import { shownName } from '../reports/check-report-file.ts'
import { isWholeFile } from './is-whole-file.ts'

/** Decision 22: pdf, doc, docx, jpg, jpeg and png by content, at most 10 MB. */
export const maxFundingFileBytes = 10 * 1024 * 1024

/** Compound File Binary, in which Word kept documents until 2007; its directory names are UTF-16. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const wordStream = Buffer.from('WordDocument', 'utf16le')
/** A ZIP whose parts are those of a Word document (ECMA-376). */
const zipFile = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const wordPart = Buffer.from('word/document.xml')

/** The content type that the bytes themselves show; a name or a declared type is never believed. */
export function fundingFileTypeOf(bytes: Uint8Array): string | null {
  const known = documentTypeOf(bytes)
  if (known) return known
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark)
  if (starts(compoundFile) && content.includes(wordStream)) return 'application/msword'
  if (starts(zipFile) && content.includes(wordPart))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return null
}

/** The sentence with which the file is refused, by its name, or null when it may be kept. */
export function refusalOfFundingFile(file: {
  fileName: string
  bytes: Uint8Array
  truncated: boolean
}): Sentence | null {
  const name = shownName(file.fileName)
  if (file.truncated || file.bytes.length > maxFundingFileBytes)
    return says('file.larger', { name, megabytes: 10 })
  if (file.bytes.length === 0) return says('file.empty', { name })
  const contentType = fundingFileTypeOf(file.bytes)
  if (contentType === null) return says('file.notFundingDocument', { name })
  if (!isWholeFile(contentType, file.bytes)) return says('file.incomplete', { name })
  return null
}
