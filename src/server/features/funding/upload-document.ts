import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { changeApplication, lockApplication } from './applications.store.ts'
import { requireApplication } from './find-application.ts'
import {
  countMissingDocuments,
  insertFundingFile,
  selectFundingDocument,
  selectFundingFiles,
} from './funding-documents.store.ts'
import { discardFundingFiles, storeFundingFile } from './prepare-funding-files.ts'
import { shownDocument } from './shown-documents.ts'

/** Twelve months of statements, each sent twice. */
const mostFiles = 24

type StoredFile = Awaited<ReturnType<typeof storeFundingFile>>

/**
 * Adds a file to a document of an application; the same bytes again are the same file.
 * Errors: not_found, file_refused with the sentence that names the file.
 */
export async function uploadFundingDocument(
  deps: Deps,
  input: { id: number; document: number; files: readonly UploadedFile[]; viewer: Viewer },
): Promise<FundingApplicationShown['documents'][number]> {
  const subject = { applicationId: input.id, documentId: input.document }
  requireDocument(await selectFundingDocument(deps.database.db, subject))
  const [file] = input.files
  if (!file) throw new Refusal('invalid_input', says('file.choose'))
  const stored = await storeFundingFile(deps, file)
  if (stored.refusedReason !== null)
    throw new Refusal('file_refused', stored.refusedReason, { file: stored.refusedReason })
  const { document, isNew } = await deps.database
    .transaction((tx) => addFile(deps, tx, { ...subject, stored, viewer: input.viewer }))
    .catch(async (cause: unknown) => {
      await discardFundingFiles(deps, [stored])
      throw cause
    })
  if (!isNew) await discardFundingFiles(deps, [stored])
  return document
}

async function addFile(
  deps: Deps,
  tx: Queryable,
  input: { applicationId: number; documentId: number; stored: StoredFile; viewer: Viewer },
) {
  const { applicationId, documentId, stored, viewer } = input
  requireApplication(await lockApplication(tx, applicationId))
  const row = requireDocument(await selectFundingDocument(tx, { applicationId, documentId }))
  const files = await selectFundingFiles(tx, [applicationId])
  const own = files.filter((file) => file.documentId === documentId && file.fileKey !== null)
  if (own.some(({ sha256 }) => sha256 === stored.sha256))
    return { document: shownDocument(deps, row, files), isNew: false }
  if (own.length >= mostFiles) throw new Refusal('file_refused', says('funding.enoughFiles'))
  const at = deps.clock.now()
  const added = await insertFundingFile(tx, { ...stored, applicationId, documentId, createdAt: at })
  await changeApplication(tx, applicationId, {
    missingDocuments: await countMissingDocuments(tx, applicationId),
    updatedAt: at,
  })
  if (viewer.kind === 'staff')
    await appendAuditEntry(tx, {
      actor: { id: viewer.userId, name: viewer.name },
      action: 'add-funding-file',
      detail: { application: applicationId, document: documentId, file: added.id },
      at,
    })
  await noteFact(deps, tx, { kind: 'application-changed', applicationId, what: 'documents' })
  return { document: shownDocument(deps, row, [...files, added]), isNew: true }
}

function requireDocument<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('not_found', says('case.noDocument'))
  return row
}
