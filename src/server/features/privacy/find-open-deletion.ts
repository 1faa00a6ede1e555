import type { Queryable } from '../../platform/db/database.ts'
import { type DeletionSubject, selectOpenRequest } from './deletion-requests.store.ts'

/** The deletion that a client or an application waits for; null without one. */
export async function findOpenDeletion(
  queryable: Queryable,
  subject: DeletionSubject,
): Promise<{ requestedAt: string; dueOn: string } | null> {
  const row = await selectOpenRequest(queryable, subject)
  return row ? { requestedAt: row.createdAt.toISOString(), dueOn: row.dueOn } : null
}
