import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { isPdf, shownName } from '../reports/check-report-file.ts'

/** Decision 22: identity and evidence documents are PDF, JPG or PNG by content, at most 10 MB. */
export const maxDocumentBytes = 10 * 1024 * 1024

/** The content type that the bytes themselves show; a name or a declared type is never believed. */
export function documentTypeOf(bytes: Uint8Array): 'application/pdf' | 'image/jpeg' | 'image/png' | null {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return isPdf(bytes) ? 'application/pdf' : null
}

/** The sentence with which the file is refused, or null when it may be kept. */
export function refusalOfDocumentFile(
  fileName: string,
  bytes: Uint8Array,
  truncated: boolean,
): Sentence | null {
  const name = shownName(fileName)
  if (truncated || bytes.length > maxDocumentBytes) return says('file.larger', { name, megabytes: 10 })
  if (bytes.length === 0) return says('file.empty', { name })
  if (!documentTypeOf(bytes)) return says('file.notDocument', { name })
  return null
}
