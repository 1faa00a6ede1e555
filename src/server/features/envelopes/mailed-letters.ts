import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { listMailingSteps } from '../mail-log/list-mailing-steps.ts'
import type { LetterSigningRow } from './envelopes.tables.ts'
import { signingOf } from './signing-in-force.ts'

/**
 * Which letters are done with, packet and signature: those in the mail log, and those that were signed before they became final, which
 * may be with a print provider. The first letter of a round that is mailed makes the others of it final, and they can still be signed.
 */
export async function findMailedLetters(
  queryable: Queryable,
  clientId: number,
  signings: readonly LetterSigningRow[],
): Promise<(document: Pick<DocumentRow, 'id' | 'sha256' | 'frozenAt'>) => boolean> {
  // The newest entry of each state counts; what was withdrawn is none.
  const newest = new Map(
    (await listMailingSteps(queryable, clientId)).map((step) => [`${step.documentId} ${step.state}`, step]),
  )
  const logged = new Set(
    [...newest.values()].flatMap(({ documentId, isWithdrawal }) => (isWithdrawal ? [] : [documentId])),
  )
  return (document) =>
    document.frozenAt !== null && (logged.has(document.id) || signingOf(document, signings) !== null)
}
