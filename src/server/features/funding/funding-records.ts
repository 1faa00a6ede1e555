import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openApplicationFields } from './application-facts.ts'
import { selectApplicationsOfEmail } from './applications.store.ts'
import type { FundingApplicationRow } from './funding.tables.ts'
import { selectFundingDocuments, selectFundingFiles } from './funding-documents.store.ts'
import { selectFundingMessages } from './funding-messages.store.ts'
import { openFundingNote, shownFundingMessage } from './funding-words.ts'
import { shownDocument } from './shown-documents.ts'
import { selectStatusChanges } from './status-changes.store.ts'

/** Everything kept about the applications of an address, for whoever has proven it. @param address in lower case */
export async function fundingRecords(deps: Deps, address: string): Promise<object[]> {
  const rows = await selectApplicationsOfEmail(deps.database.db, address)
  const records: object[] = []
  for (const row of rows) records.push(await fundingRecordOf(deps, row))
  return records
}

/** The stored files of the applications of an address, refused ones left out. */
export async function listFundingFiles(queryable: Queryable, address: string) {
  const rows = await selectApplicationsOfEmail(queryable, address)
  return listStoredFundingFiles(
    queryable,
    rows.map(({ id }) => id),
  )
}

/** The stored files of these applications. */
export async function listStoredFundingFiles(queryable: Queryable, applicationIds: readonly number[]) {
  const files = await selectFundingFiles(queryable, applicationIds)
  return files.flatMap(({ fileKey, ...file }) => (fileKey === null ? [] : [{ ...file, fileKey }]))
}

/** Everything kept about one application: answers, papers, statuses, messages. */
export async function fundingRecordOf(deps: Deps, row: FundingApplicationRow): Promise<object> {
  const { db } = deps.database
  const { id, caseStatus, partnerCode, preferences, createdAt, updatedAt } = row
  const files = await selectFundingFiles(db, [id])
  const documents = await selectFundingDocuments(db, [id])
  const changes = await selectStatusChanges(db, id)
  const messages = await selectFundingMessages(db, id)
  return {
    application: id,
    answers: openApplicationFields(deps, row),
    caseStatus,
    partnerCode,
    preferences,
    createdAt,
    updatedAt,
    documents: documents.map((document) => shownDocument(deps, document, files)),
    statuses: changes.map(({ status, byName: by, at, noteSealed }) => ({
      status,
      by,
      at,
      note: noteSealed ? openFundingNote(deps, id, noteSealed) : null,
    })),
    messages: messages.map((message) => shownFundingMessage(deps, message, row.messageWaitingSince)),
  }
}
