import type { Grant } from '../../../shared/catalogue/grants.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClients } from '../clients/find-client.ts'
import { findHoldings } from '../settlement/find-holding.ts'
import { selectWaitingClients } from './inbox.store.ts'

/** A conversation that waits for an answer, with its client's place in the queue. */
interface Waiting {
  clientId: number
  waitingSince: Date
  place: Grant['supportPlace']
}

/**
 * All conversations that wait, in the order in which staff answer: by the place that the client's package holds, and at the
 * same place the longest waiting first. Worked out from what stands paid now, so that an upgrade or a refund moves it at once.
 */
export async function listSupportQueue(queryable: Queryable): Promise<Waiting[]> {
  const waiting = await selectWaitingClients(queryable)
  const clients = await findClients(
    queryable,
    waiting.map(({ clientId }) => clientId),
  )
  const holdings = await findHoldings(queryable, clients)
  const placed = waiting.map((each) => ({ ...each, place: holdings.get(each.clientId)?.supportPlace ?? 3 }))
  // A stable order: among the same place the longest waiting stays first.
  return placed.sort((one, other) => one.place - other.place)
}
