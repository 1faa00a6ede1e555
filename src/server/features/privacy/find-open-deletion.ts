import type { Queryable } from '../../platform/db/database.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'

/** The deletion that a client waits for; null without one. */
export async function findOpenDeletion(
  queryable: Queryable,
  clientId: number,
): Promise<{ requestedAt: string; dueOn: string } | null> {
  const row = await selectOpenRequest(queryable, clientId)
  return row ? { requestedAt: row.createdAt.toISOString(), dueOn: row.dueOn } : null
}
