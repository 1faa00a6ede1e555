import type { GeneratedDocument } from '../../../shared/api/portal.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectDocuments, selectStandingDocuments, selectWithoutPlan } from './documents.store.ts'
import type { DocumentRow, DocumentStanding } from './documents.tables.ts'

/** Decision 26: where a document is fetched. */
export const documentUrl = (id: number) => `/api/documents/${id}/download`

/** The documents of a client, by round and age. */
export async function listDocuments(queryable: Queryable, clientId: number): Promise<GeneratedDocument[]> {
  const rows = await selectStandingDocuments(queryable, clientId)
  return rows.map(shownDocument)
}

function shownDocument(row: DocumentStanding): GeneratedDocument {
  return {
    id: row.id,
    documentType: row.documentType,
    fileName: row.fileName,
    fileUrl: documentUrl(row.id),
    downloadCount: row.downloadCount,
    createdAt: row.createdAt.toISOString(),
    bytes: row.bytes,
    pages: row.pages,
    round: row.round,
    notes: row.notes,
    undecided: row.undecided,
    readyToSign: isToSign(row) && row.undecided === 0,
  }
}

/**
 * The types of a mailed round's documents that were frozen with items on which the client had not decided: each is owed
 * one more writing, without them.
 */
export async function listOwedDrafts(
  queryable: Queryable,
  input: { clientId: number; round: number },
): Promise<string[]> {
  const rows = await selectStandingDocuments(queryable, input.clientId)
  return rows
    .filter((row) => row.round === input.round && row.frozenAt !== null && row.undecided > 0)
    .map(({ documentType }) => documentType)
}

/** A letter that the client signs: no note in its place, nor the complaint, which is filed. */
export function isToSign({
  documentType,
  fileName,
}: Pick<DocumentRow, 'documentType' | 'fileName'>): boolean {
  const kind = letterKindOf(documentType)
  return kind !== null && kind !== 'cfpb_complaint' && !fileName.includes('-no-letter-')
}

/** The rows, for what the product does with a client's documents. */
export async function listStandingDocuments(
  queryable: Queryable,
  clientId: number,
): Promise<DocumentStanding[]> {
  return selectStandingDocuments(queryable, clientId)
}

/** The rows with what is sealed in them, for whoever opens what a letter says. */
export async function listDocumentRows(queryable: Queryable, clientId: number): Promise<DocumentRow[]> {
  return selectDocuments(queryable, clientId)
}

/** Clients whose letters of the newest round are not mailed and were written before it was kept what goes into their envelope. */
export async function listWithoutPlan(queryable: Queryable, most: number): Promise<number[]> {
  return selectWithoutPlan(queryable, most)
}
