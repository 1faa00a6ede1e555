import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepingOf } from '../privacy/application-keeping.ts'
import { applicationFactsOf } from './application-facts.ts'
import type { FundingApplicationRow, FundingDocumentRow, FundingFileRow } from './funding.tables.ts'
import { selectFundingDocuments, selectFundingFiles } from './funding-documents.store.ts'
import { selectFundingMessages } from './funding-messages.store.ts'
import { openFundingNote, shownFundingMessage } from './funding-words.ts'
import { nextActionOf } from './next-action.ts'
import { packageFactsOf } from './package-facts.ts'

/** An application as its applicant sees it (decision 35); of what was paid, what this viewer may see. */
export async function shownApplication(
  deps: Deps,
  { row, viewer }: { row: FundingApplicationRow; viewer: Viewer },
): Promise<FundingApplicationShown> {
  const { db } = deps.database
  const [facts] = await applicationFactsOf(deps, [row])
  if (!facts) throw new Error(`funding application ${row.id} has no facts`)
  const documents = await selectFundingDocuments(db, [row.id])
  const files = await selectFundingFiles(db, [row.id])
  const shown = documents.map((document) => shownDocument(deps, document, files))
  const messages = await selectFundingMessages(db, row.id)
  return {
    id: row.id,
    clientName: row.name,
    contact: { email: row.email, phone: row.phone },
    currentStage: row.caseStatus,
    nextAction: nextActionOf(row.caseStatus, namesOfMissing(shown)),
    submissionDate: row.createdAt.toISOString(),
    lastUpdate: row.updatedAt.toISOString(),
    documents: shown,
    messages: messages.map((message) => shownFundingMessage(deps, message, row.messageWaitingSince)),
    ...(await packageFactsOf(deps, { application: facts, viewer })),
    keeping: await keepingOf(db, row),
  }
}

/** What the applicant would do next at this status. */
export async function shownApplicationAction(
  deps: Deps,
  applicationId: number,
  status: FundingStatus,
): Promise<string> {
  const { db } = deps.database
  const files = await selectFundingFiles(db, [applicationId])
  const documents = await selectFundingDocuments(db, [applicationId])
  const shown = documents.map((document) => shownDocument(deps, document, files))
  return nextActionOf(status, namesOfMissing(shown))
}

const namesOfMissing = (documents: FundingApplicationShown['documents']) =>
  documents.filter(({ status }) => status === 'needed').map(({ name }) => name)

/** A document with its files and whether it is still needed. @param files of the application; others are passed over */
export function shownDocument(
  deps: Pick<Deps, 'sealer'>,
  document: FundingDocumentRow,
  files: readonly FundingFileRow[],
): FundingApplicationShown['documents'][number] {
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
