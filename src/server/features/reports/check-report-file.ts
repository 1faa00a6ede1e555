import { kindOfPart } from '../../../engine/assemble/part-kind.ts'
import { reportLimit } from '../../../shared/rules/file-limits.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'

/**
 * The sentence with which the files of one report are refused, or null when they may be assembled: each is a PDF, a photo
 * or a saved page by its content, none is empty, all together are at most 25 MB and 60.
 */
export function refusalOfReportFiles(
  files: readonly Pick<UploadedFile, 'fileName' | 'bytes' | 'truncated'>[],
): Sentence | null {
  if (files.length > reportLimit.files) return says('file.tooManyOfReport', { most: reportLimit.files })
  const [first] = files
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (first && files.length > 1 && (bytes > reportLimit.bytes || files.some(({ truncated }) => truncated)))
    return says('file.reportTooLarge')
  for (const file of files) {
    const name = shownName(file.fileName)
    if (file.truncated || file.bytes.length > reportLimit.bytes)
      return says('file.larger', { name, megabytes: reportLimit.megabytes })
    if (file.bytes.length === 0) return says('file.emptyReport', { name })
    if (kindOfPart(file.bytes) === null) return says('file.notReport', { name })
  }
  return null
}

/** A file name fit for a sentence: no control characters, not endless; null when nothing of it can be shown. */
export function shownName(fileName: string): string | null {
  const clean = fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean === '') return null
  return clean.length > 80 ? `${clean.slice(0, 77)}…` : clean
}
