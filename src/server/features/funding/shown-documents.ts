import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { FundingDocumentRow, FundingFileRow } from './funding.tables.ts'
import { selectFundingDocuments, selectFundingFiles } from './funding-documents.store.ts'
import { openFundingNote } from './funding-words.ts'
import { nextActionOf } from './next-action.ts'

type ShownDocument = FundingApplicationShown['documents'][number]

/** The documents of an application with their files, as its applicant sees them. */
export async function listShownDocuments(deps: Deps, applicationId: number): Promise<ShownDocument[]> {
  const { db } = deps.database
  const documents = await selectFundingDocuments(db, [applicationId])
  const files = await selectFundingFiles(db, [applicationId])
  return documents.map((document) => shownDocument(deps, document, files))
}

/** What the applicant would do next at this status. */
export async function shownApplicationAction(
  deps: Deps,
  applicationId: number,
  status: FundingStatus,
): Promise<Sentence> {
  return nextActionWith(status, await listShownDocuments(deps, applicationId))
}

/** What the applicant does next at this status, with these documents. */
export function nextActionWith(status: FundingStatus, documents: readonly ShownDocument[]): Sentence {
  return nextActionOf(
    status,
    documents.filter((document) => document.status === 'needed').map(({ name }) => name),
  )
}

/** A document with its files and whether it is still needed. @param files of the application; others are passed over */
export function shownDocument(
  deps: Pick<Deps, 'sealer'>,
  document: FundingDocumentRow,
  files: readonly FundingFileRow[],
): ShownDocument {
  const { id, name, required, noteSealed, applicationId } = document
  const own = files.filter(({ documentId, fileKey }) => documentId === id && fileKey !== null)
  return {
    id,
    name,
    status: own.length > 0 ? 'received' : required ? 'needed' : 'optional',
    required,
    note: noteSealed ? openFundingNote(deps, applicationId, noteSealed) : null,
    files: own.map((file) => ({
      id: file.id,
      fileName: fileNameOf(deps.sealer, file),
      bytes: file.bytes,
      receivedAt: file.createdAt.toISOString(),
    })),
  }
}
