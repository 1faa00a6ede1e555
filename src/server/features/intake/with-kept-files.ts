import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import type { KeptFile } from './keep-draft-files.ts'

/**
 * The files of a sent form with those that it names as kept before. One that came along goes before a kept one; a named one that is gone
 * is missing, and its owner is told.
 */
export function withKeptFiles(
  files: readonly UploadedFile[],
  kept: readonly KeptFile[],
): { files: UploadedFile[]; gone: { field: string; reason: Sentence }[] } {
  const isSent = (field: string) => files.some((file) => file.field === field)
  const missing = kept.filter(({ field }) => !isSent(field))
  return {
    files: [...files, ...missing.flatMap(({ file }) => file ?? [])],
    gone: missing.flatMap(({ field, file }) => (file === null ? [{ field, reason: keptNoLonger }] : [])),
  }
}

const keptNoLonger = says('file.keptNoLonger')
