import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { selectSignings } from './envelopes.store.ts'
import { signingOf } from './signing-in-force.ts'

/** @returns whether the client's signature is set in a letter as it reads now */
export async function listSignedLetters(
  queryable: Queryable,
  clientId: number,
): Promise<(document: Pick<DocumentRow, 'id' | 'sha256'>) => boolean> {
  const signings = await selectSignings(queryable, clientId)
  return (document) => signingOf(document, signings) !== null
}
