import type { Queryable } from '../../platform/db/database.ts'
import { isToSign, listStandingDocuments } from '../documents/list-documents.ts'
import type { ClientFileRow } from './intake.tables.ts'

/** Earlier dispute letters are read by us; no letter takes a copy along. */
const neverEnclosed: readonly string[] = ['previousDisputesFile']

/**
 * When letters first went out that a paper may have gone with; null while none did. A letter that went out is frozen
 * (decision 026), and one whose mail date is taken back is not any more: then the paper can be changed again.
 */
export async function sentDays(
  queryable: Queryable,
  clientId: number,
): Promise<(paper: Pick<ClientFileRow, 'field' | 'createdAt'>) => Date | null> {
  const documents = await listStandingDocuments(queryable, clientId)
  const mailed = documents
    .flatMap((document) => (isToSign(document) && document.frozenAt ? [document.frozenAt] : []))
    .sort((one, other) => one.getTime() - other.getTime())
  return ({ field, createdAt }) =>
    neverEnclosed.includes(field) ? null : (mailed.find((day) => day >= createdAt) ?? null)
}
