import type { Queryable } from '../../platform/db/database.ts'
import { countFailed, selectFailedHeads } from './outbox.store.ts'

/** Mails that were not delivered after all attempts, the oldest first, and how many there are in all. */
export async function listFailedMails(queryable: Queryable, limit: number) {
  return { rows: await selectFailedHeads(queryable, limit), total: await countFailed(queryable) }
}
