import { kindOfPart } from '../../../engine/assemble/part-kind.ts'
import { mostCopiedPages } from '../../../shared/rules/copied-pages.ts'
import { paperFilesLimit } from '../../../shared/rules/file-limits.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { nameOfAssembled } from '../reports/assemble-upload.ts'
import { shownName } from '../reports/check-report-file.ts'
import { checkPaper, paperTooLong } from './check-document-file.ts'
import { goesWithLetters } from './papers-for-mailing.ts'

export type TakenPaper =
  | { ok: true; bytes: Uint8Array; fileName: string; contentType: string; pages: number | null }
  | { ok: false; reason: Sentence }

/**
 * What is kept of a chosen paper: a single PDF as it is; photos, or several files, as the one PDF that they make. A photo gives its
 * page alone, cut out and laid straight: neither the place where it was taken nor the device that took it comes along. Slow: never
 * inside a transaction.
 * @param field the place that it is for: what goes with a letter must be copied whole
 */
export async function takePaper(
  deps: Pick<Deps, 'engine'>,
  files: readonly [UploadedFile, ...UploadedFile[]],
  field: string,
): Promise<TakenPaper> {
  if (files.length > paperFilesLimit.files)
    return { ok: false, reason: says('file.tooManyOfPaper', { most: paperFilesLimit.files }) }
  let pages: number | null = 0
  for (const file of files) {
    const checked = await checkPaper(deps, file)
    if (checked.reason) return { ok: false, reason: checked.reason }
    pages = checked.pages === null || pages === null ? null : pages + checked.pages
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes > paperFilesLimit.bytes) return { ok: false, reason: says('file.paperFilesTooLarge') }
  const [first] = files
  if (goesWithLetters(field) && (pages ?? 0) > mostCopiedPages)
    return { ok: false, reason: paperTooLong(first, pages ?? 0) }
  const contentType = 'application/pdf'
  const parts = files.map((file) => ({ bytes: file.bytes, kind: kindOfPart(file.bytes) ?? ('pdf' as const) }))
  const isPdf = parts[0]?.kind === 'pdf'
  const fileName = nameOfAssembled(files, isPdf)
  if (files.length === 1 && isPdf) return { ok: true, bytes: first.bytes, fileName, contentType, pages }
  const assembled = await deps.engine.assemblePaper(parts)
  if (assembled.ok) return { ok: true, bytes: assembled.bytes, fileName, contentType, pages }
  const { sentence, part } = assembled.refusal
  const name = shownName(files[part]?.fileName ?? '')
  return {
    ok: false,
    reason: files.length > 1 && name ? says('file.ofSeveral', { name, problem: sentence }) : sentence,
  }
}
