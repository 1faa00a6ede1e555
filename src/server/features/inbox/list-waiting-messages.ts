import type { Queryable } from '../../platform/db/database.ts'
import { selectWaitingClients } from './inbox.store.ts'
import { selectVisitorRows, selectWaitingVisitors } from './visitor-messages.store.ts'

interface WaitingMessages {
  clientId: number | null
  /** The number of a visitor's conversation; null of a client's. */
  visitorId: number | null
  /** The address of a visitor. */
  name: string | null
  since: Date
}

/** Whose messages wait for an answer, the longest waiting first, and how many conversations there are in all. */
export async function listWaitingMessages(
  queryable: Queryable,
  limit: number,
): Promise<{ rows: WaitingMessages[]; total: number }> {
  const clients = await selectWaitingClients(queryable)
  const visitors = await selectWaitingVisitors(queryable)
  const first = [...clients, ...visitors]
    .sort((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime())
    .slice(0, limit)
  const shown = await selectVisitorRows(
    queryable,
    first.flatMap((each) => ('emailKey' in each ? [each.emailKey] : [])),
  )
  const rows = first.map((each) => {
    if ('clientId' in each)
      return { clientId: each.clientId, visitorId: null, name: null, since: each.waitingSince }
    const visitorId = shown.get(each.emailKey)?.firstId ?? null
    return { clientId: null, visitorId, name: each.emailKey, since: each.waitingSince }
  })
  return { rows, total: clients.length + visitors.length }
}
