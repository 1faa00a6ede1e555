import type { Queryable } from '../../platform/db/database.ts'
import { selectWaitingRequests } from './session-requests.store.ts'

/** Whose wish for a session's time waits for an answer, the longest waiting first. */
export async function listWaitingRequests(queryable: Queryable) {
  const rows = await selectWaitingRequests(queryable)
  return rows.map(({ request, purchase }) => ({
    clientId: purchase.clientId,
    name: purchase.name,
    askedAt: request.askedAt,
  }))
}
