import type { Queryable } from '../../platform/db/database.ts'
import { selectDoneClients, selectLastMessages } from './inbox.store.ts'
import type { InboxSubject } from './support-queue.ts'
import { selectDoneVisitors } from './visitor-messages.store.ts'

/**
 * One page of the conversations of which nothing waits, the latest message first.
 * @param totals how many there are of each kind; none of a kind that is not asked for
 */
export async function selectDonePage(
  queryable: Queryable,
  page: { offset: number; limit: number },
  totals: { clients: number; visitors: number },
): Promise<InboxSubject[]> {
  const { offset, limit } = page
  if (totals.visitors === 0)
    return (await selectDoneClients(queryable, page, totals.clients)).map((clientId) => ({ clientId }))
  if (totals.clients === 0)
    return (await selectDoneVisitors(queryable, page)).map(({ emailKey }) => ({ emailKey }))
  // Both: whatever stands on this page is among the first of either list.
  const first = { offset: 0, limit: offset + limit }
  const clientIds = await selectDoneClients(queryable, first, totals.clients)
  const lastOf = await selectLastMessages(queryable, clientIds)
  const clients = clientIds.map((clientId) => ({
    subject: { clientId },
    lastAt: lastOf.get(clientId) ?? new Date(0),
  }))
  const visitors = (await selectDoneVisitors(queryable, first)).map(({ emailKey, lastAt }) => ({
    subject: { emailKey },
    lastAt,
  }))
  return [...clients, ...visitors]
    .sort((one, other) => other.lastAt.getTime() - one.lastAt.getTime())
    .slice(offset, offset + limit)
    .map(({ subject }) => subject)
}
