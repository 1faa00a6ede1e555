import { type IntakeFileField, intakeFiles, type KeptIntakeFile } from '../../../shared/api/intake.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf, sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { assembleUpload, reasonInForm } from '../reports/assemble-upload.ts'
import { checkPaper } from './check-document-file.ts'
import {
  deleteDraftFiles,
  deleteDraftFilesBefore,
  replaceDraftFile,
  selectDraftFiles,
  sumDraftFiles,
} from './draft-files.store.ts'
import type { IntakeDraftFileRow } from './intake.tables.ts'
import { oldestDraft } from './oldest-draft.ts'

/** What all visitors together may have chosen and not sent: nobody fills the disk by choosing. */
const mostBytesOfAll = 4 * 1024 ** 3

/** What was chosen before and not sent, by field. */
export interface KeptFile {
  field: IntakeFileField
  /** Null when it is not kept any longer. */
  file: UploadedFile | null
}

/**
 * Keeps a chosen file with the browser's draft, sealed, for 24 hours: a reload drops nothing, and nothing of it lies in the
 * browser. It replaces what was kept for the field. Errors: file_refused with the sentence that says why, conflict when all
 * drafts together hold too much.
 */
export async function keepDraftFile(
  deps: Deps,
  input: { userId: string; field: IntakeFileField; files: readonly UploadedFile[] },
): Promise<KeptIntakeFile> {
  const { userId, field } = input
  const file = await oneFileOf(deps, field, input.files)
  await forgetOldDraftFiles(deps)
  if ((await sumDraftFiles(deps.database.db)) + file.bytes.length > mostBytesOfAll)
    throw new Refusal('conflict', says('file.notKeptForLater'))
  const stored = await deps.files.put(file.bytes)
  const row: IntakeDraftFileRow = {
    userId,
    field,
    fileKey: stored.key,
    fileNameSealed: sealFileName(deps.sealer, stored.key, file.fileName),
    bytes: stored.bytes,
    createdAt: deps.clock.now(),
  }
  const replaced = await deps.database
    .transaction((tx) => replaceDraftFile(tx, row))
    .catch(async (error: unknown) => {
      await deps.files.remove(stored.key)
      throw error
    })
  if (replaced !== null) await deps.files.remove(replaced)
  return { field, fileName: file.fileName, bytes: stored.bytes }
}

/** The pages of a report that were chosen one by one are kept as the one file that they become. */
async function oneFileOf(
  deps: Deps,
  field: IntakeFileField,
  files: readonly UploadedFile[],
): Promise<Pick<UploadedFile, 'fileName' | 'bytes'>> {
  const chosen = files.filter((each) => each.field === 'chosen')
  const [file] = chosen
  if (!file) throw new Refusal('file_refused', says('file.choose'))
  if (intakeFiles.some((slot) => slot.field === field && slot.bureau)) {
    const assembled = await assembleUpload(deps, { files: chosen })
    if (assembled.ok) return assembled
    const reason = reasonInForm(assembled)
    throw new Refusal('file_refused', reason, { [field]: reason })
  }
  const { reason } = await checkPaper(deps, file)
  if (reason) throw new Refusal('file_refused', reason, { [field]: reason })
  return file
}

export async function dropDraftFile(deps: Deps, userId: string, field: IntakeFileField): Promise<void> {
  for (const key of await deleteDraftFiles(deps.database.db, userId, field)) await deps.files.remove(key)
}

export async function listDraftFiles(deps: Deps, userId: string): Promise<KeptIntakeFile[]> {
  return (await ownDraftFiles(deps, userId)).map(({ field, row }) => ({
    field,
    fileName: nameOf(deps, row),
    bytes: row.bytes,
  }))
}

/**
 * The files that an intake names as kept, as if they had come with it.
 * @param named fields with commas between; what is no field of a file is left out
 */
export async function openDraftFiles(deps: Deps, userId: string, named: string): Promise<KeptFile[]> {
  const asked = new Set(named.split(','))
  if (named === '') return []
  const own = await ownDraftFiles(deps, userId)
  const opened: KeptFile[] = []
  for (const { field } of intakeFiles.filter((slot) => asked.has(slot.field))) {
    const kept = own.find((each) => each.field === field)
    const bytes = kept ? await deps.files.get(kept.row.fileKey).catch(() => null) : null
    const file = kept && bytes ? uploaded(field, nameOf(deps, kept.row), bytes) : null
    opened.push({ field, file })
  }
  return opened
}

/** Files of drafts that are older than a draft may be, whoever chose them. */
export async function forgetOldDraftFiles(deps: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const keys = await deleteDraftFilesBefore(deps.database.db, oldestDraft(deps.clock))
  for (const key of keys) await deps.files.remove(key)
}

/** In the order of the page. */
async function ownDraftFiles(deps: Deps, userId: string) {
  const oldest = oldestDraft(deps.clock)
  const rows = await selectDraftFiles(deps.database.db, userId)
  return intakeFiles.flatMap(({ field }) => {
    const row = rows.find((each) => each.field === field && each.createdAt >= oldest)
    return row ? [{ field, row }] : []
  })
}

const nameOf = (deps: Deps, row: IntakeDraftFileRow) =>
  fileNameOf(deps.sealer, { ...row, clearFileName: null })

const uploaded = (field: IntakeFileField, fileName: string, bytes: Uint8Array): UploadedFile => ({
  field,
  fileName,
  contentType: '',
  bytes,
  truncated: false,
})
