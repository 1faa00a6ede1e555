import type { GeneratedDocument } from '../../../shared/api/portal.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectDocuments } from './documents.store.ts'
import type { DocumentRow } from './documents.tables.ts'

/** Decision 26: where a document is fetched. */
export const documentUrl = (id: number) => `/api/documents/${id}/download`

/** The documents of a client, by round and age. */
export async function listDocuments(queryable: Queryable, clientId: number): Promise<GeneratedDocument[]> {
  const rows = await selectDocuments(queryable, clientId)
  return rows.map(shownDocument)
}

function shownDocument(row: DocumentRow): GeneratedDocument {
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
  }
}

/** The rows themselves, for what the product does with them. */
export async function listDocumentRows(queryable: Queryable, clientId: number): Promise<DocumentRow[]> {
  return selectDocuments(queryable, clientId)
}
