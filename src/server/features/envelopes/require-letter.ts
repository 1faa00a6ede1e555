import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { isToSign, listDocumentRows } from '../documents/list-documents.ts'

/** A letter of this client that may be signed and mailed. Errors: not_found, also for what is no letter; conflict for a draft. */
export async function requireReadyLetter(
  queryable: Queryable,
  input: { clientId: number; documentId: number },
): Promise<DocumentRow> {
  const rows = await listDocumentRows(queryable, input.clientId)
  const document = rows.find(({ id }) => id === input.documentId)
  if (!document || !isToSign(document)) throw new Refusal('not_found', says('mailing.noLetter'))
  if (document.undecided > 0) throw new Refusal('conflict', says('envelope.stillDraft'))
  return document
}
