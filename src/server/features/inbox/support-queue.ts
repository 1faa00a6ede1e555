import { findGrant, type Grant } from '../../../shared/catalogue/grants.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClients } from '../clients/find-client.ts'
import { findHoldings } from '../settlement/find-holding.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'
import { selectWaitingClients } from './inbox.store.ts'
import { selectWaitingVisitors, type WaitingVisitor } from './visitor-messages.store.ts'

/** Whose conversation it is: a client's, or an address's that wrote without a record. */
export type InboxSubject = { clientId: number } | { emailKey: string }

/** A conversation that waits for an answer, with its place in the queue. */
export interface Waiting {
  subject: InboxSubject
  waitingSince: Date
  place: Grant['supportPlace']
}

/**
 * All conversations that wait, in the order in which staff answer: by the place that the writer's package holds, and at the
 * same place the longest waiting first. Worked out from what stands paid now, so that an upgrade or a refund moves it at once.
 */
export async function listSupportQueue(queryable: Queryable, now: Date): Promise<Waiting[]> {
  const placed = [...(await waitingClients(queryable)), ...(await waitingVisitors(queryable, now))]
  return placed.sort(
    (one, other) => one.place - other.place || one.waitingSince.getTime() - other.waitingSince.getTime(),
  )
}

async function waitingClients(queryable: Queryable): Promise<Waiting[]> {
  const waiting = await selectWaitingClients(queryable)
  const clients = await findClients(
    queryable,
    waiting.map(({ clientId }) => clientId),
  )
  const holdings = await findHoldings(queryable, clients)
  return waiting.map(({ clientId, waitingSince }) => ({
    subject: { clientId },
    waitingSince,
    place: holdings.get(clientId)?.supportPlace ?? 3,
  }))
}

async function waitingVisitors(queryable: Queryable, now: Date): Promise<Waiting[]> {
  const placed: Waiting[] = []
  for (const waiting of await selectWaitingVisitors(queryable)) {
    const { emailKey, waitingSince } = waiting
    placed.push({ subject: { emailKey }, waitingSince, place: await placeOf(queryable, waiting, now) })
  }
  return placed
}

/** Of whoever signed in with the address what its purchases hold; anybody can type it, which moves nobody up. */
async function placeOf(
  queryable: Queryable,
  { emailKey, isProven }: WaitingVisitor,
  now: Date,
): Promise<Grant['supportPlace']> {
  if (!isProven) return 3
  const bought = await listPurchasesOfEmail(queryable, emailKey)
  const places = bought
    .filter((purchase) => ['active', 'ending'].includes(purchaseStatusAt(purchase, now)))
    .map(({ productKey }) => findGrant(productKey)?.supportPlace ?? 3)
  return places.sort()[0] ?? 3
}
