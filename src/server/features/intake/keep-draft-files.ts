import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf, sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { SeenReport } from '../reports/look-at-report.ts'
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

/** A form whose chosen files are kept with its draft. No two forms have a field of the same name. */
export interface DraftForm<Field extends string> {
  /** Its file fields, in the order of the page. */
  fields: readonly Field[]
  /**
   * The one file that is kept of what was chosen, once the form's own checks took it. Errors: file_refused, with
   * `fields.password` where a password is asked for.
   * @param password opens what is locked; it is used here and kept nowhere
   */
  take(
    deps: Deps,
    field: Field,
    chosen: readonly [UploadedFile, ...UploadedFile[]],
    password?: string,
  ): Promise<TakenDraftFile>
}

/** What a form keeps of a choice. */
export interface TakenDraftFile extends Pick<UploadedFile, 'fileName' | 'bytes'> {
  /** It is kept as it is, and opens with a password only. */
  isLocked?: boolean
  /** What the reader saw in it, where one looked. */
  seen?: SeenReport
}

/** A file that waits on the server for its form to be sent. */
export interface WaitingFile<Field extends string> {
  field: Field
  fileName: string
  bytes: number
  /** It is kept as it is, and opens with a password only. */
  needsPassword?: true
  /** What the reader saw in it when it was chosen. */
  recognition?: SeenReport['recognition']
  pages?: number | null
}

/** What was chosen before and not sent, by field. */
export interface KeptFile {
  field: string
  /** Null when it is not kept any longer. */
  file: UploadedFile | null
}

/**
 * Keeps a chosen file with the browser's draft, sealed, for 24 hours: a reload drops nothing, and nothing of it lies in the
 * browser. It replaces what was kept for the field. With a password and no file it is the kept file that is opened: its unlocked
 * copy takes its place. Errors: file_refused with the sentence that says why, conflict when all drafts together hold too much.
 */
export async function keepDraftFile<Field extends string>(
  deps: Deps,
  form: DraftForm<Field>,
  input: { userId: string; field: Field; files: readonly UploadedFile[]; password?: string | undefined },
): Promise<WaitingFile<Field>> {
  const { userId, field, password } = input
  const chosen = input.files.filter((each) => each.field === 'chosen')
  const [first, ...more] =
    chosen.length === 0 && password ? await keptFileOf(deps, form, { userId, field }) : chosen
  if (!first) throw new Refusal('file_refused', says('file.choose'))
  const file = await form.take(deps, field, [first, ...more], password)
  await forgetOldDraftFiles(deps)
  if ((await sumDraftFiles(deps.database.db)) + file.bytes.length > mostBytesOfAll)
    throw new Refusal('conflict', says('file.notKeptForLater'))
  return waiting(deps, field, await putDraftFile(deps, { userId, field, file }))
}

/** As it was found when it was chosen: no listing opens the file again. */
function waiting<Field extends string>(
  deps: Deps,
  field: Field,
  row: IntakeDraftFileRow,
): WaitingFile<Field> {
  return {
    field,
    fileName: nameOf(deps, row),
    bytes: row.bytes,
    ...(row.isLocked ? { needsPassword: true } : {}),
    ...(row.recognitionSealed ? openSeen(deps, row.recognitionSealed) : {}),
  }
}

const seenContext = 'draft-file-seen'
const openSeen = (deps: Deps, sealed: Uint8Array): SeenReport =>
  JSON.parse(deps.sealer.openText(sealed, seenContext))

/** Errors: file_refused when it is not kept any longer. */
async function keptFileOf<Field extends string>(
  deps: Deps,
  form: DraftForm<Field>,
  { userId, field }: { userId: string; field: Field },
): Promise<UploadedFile[]> {
  const [kept] = await openDraftFiles(deps, form, { userId, named: field })
  if (!kept?.file) throw new Refusal('file_refused', says('file.keptNoLonger'))
  return [kept.file]
}

async function putDraftFile(
  deps: Deps,
  { userId, field, file }: { userId: string; field: string; file: TakenDraftFile },
): Promise<IntakeDraftFileRow> {
  const stored = await deps.files.put(file.bytes)
  const row: IntakeDraftFileRow = {
    userId,
    field,
    fileKey: stored.key,
    fileNameSealed: sealFileName(deps.sealer, stored.key, file.fileName),
    bytes: stored.bytes,
    isLocked: file.isLocked === true,
    recognitionSealed: file.seen ? deps.sealer.seal(JSON.stringify(file.seen), seenContext) : null,
    createdAt: deps.clock.now(),
  }
  const replaced = await deps.database
    .transaction((tx) => replaceDraftFile(tx, row))
    .catch(async (error: unknown) => {
      await deps.files.remove(stored.key)
      throw error
    })
  if (replaced !== null) await deps.files.remove(replaced)
  return row
}

/** Whoever takes over a draft on another device has copies of the files that wait with it, for as long as they are kept anyway. */
export async function copyDraftFiles<Field extends string>(
  deps: Deps,
  form: DraftForm<Field>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const waiting = await openDraftFiles(deps, form, { userId: from, named: form.fields.join(',') })
  for (const { field, file } of waiting) if (file) await putDraftFile(deps, { userId: to, field, file })
}

export async function dropDraftFile(deps: Deps, userId: string, field: string): Promise<void> {
  for (const key of await deleteDraftFiles(deps.database.db, userId, [field])) await deps.files.remove(key)
}

export async function listDraftFiles<Field extends string>(
  deps: Deps,
  form: DraftForm<Field>,
  userId: string,
): Promise<WaitingFile<Field>[]> {
  const own = await ownDraftFiles(deps, form, userId)
  return own.map(({ field, row }) => waiting(deps, field, row))
}

/**
 * The files that a sent form names as kept, as if they had come with it.
 * @param named fields with commas between; what is no field of a file is left out
 */
export async function openDraftFiles<Field extends string>(
  deps: Deps,
  form: DraftForm<Field>,
  { userId, named }: { userId: string; named: string },
): Promise<KeptFile[]> {
  const asked = new Set(named.split(','))
  if (named === '') return []
  const own = await ownDraftFiles(deps, form, userId)
  const opened: KeptFile[] = []
  for (const field of form.fields.filter((each) => asked.has(each))) {
    const kept = own.find((each) => each.field === field)
    const bytes = kept ? await deps.files.get(kept.row.fileKey).catch(() => null) : null
    const file = kept && bytes ? uploaded(field, nameOf(deps, kept.row), bytes) : null
    opened.push({ field, file })
  }
  return opened
}

/** The form was sent: nothing waits for it any more. @returns the keys of the files to remove after the commit */
export const forgetDraftFiles = <Field extends string>(
  tx: Queryable,
  form: DraftForm<Field>,
  userId: string,
): Promise<string[]> => deleteDraftFiles(tx, userId, form.fields)

/** Files of drafts that are older than a draft may be, whoever chose them. */
export async function forgetOldDraftFiles(deps: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const keys = await deleteDraftFilesBefore(deps.database.db, oldestDraft(deps.clock))
  for (const key of keys) await deps.files.remove(key)
}

/** In the order of the page. */
async function ownDraftFiles<Field extends string>(deps: Deps, form: DraftForm<Field>, userId: string) {
  const oldest = oldestDraft(deps.clock)
  const rows = await selectDraftFiles(deps.database.db, userId)
  return form.fields.flatMap((field) => {
    const row = rows.find((each) => each.field === field && each.createdAt >= oldest)
    return row ? [{ field, row }] : []
  })
}

const nameOf = (deps: Deps, row: IntakeDraftFileRow) =>
  fileNameOf(deps.sealer, { ...row, clearFileName: null })

const uploaded = (field: string, fileName: string, bytes: Uint8Array): UploadedFile => ({
  field,
  fileName,
  contentType: '',
  bytes,
  truncated: false,
})
