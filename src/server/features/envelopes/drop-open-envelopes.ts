import type { Queryable } from '../../platform/db/database.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { deleteEnvelopesOf } from './envelopes.store.ts'

/**
 * What a packet holds has changed, or was taken away: packets of letters that are not mailed are made anew when they are asked for, and
 * nothing of what they held is kept. Their files, which no row names any more, are swept.
 */
export async function dropOpenEnvelopes(tx: Queryable, clientId: number): Promise<void> {
  const open = (await listStandingDocuments(tx, clientId)).filter(({ frozenAt }) => frozenAt === null)
  await deleteEnvelopesOf(
    tx,
    open.map(({ id }) => id),
  )
}
