import * as z from 'zod'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { countArrivals, deleteArrivals, insertArrivals, selectArrivedIds } from './arrivals.store.ts'
import type { ClientArrivalRow } from './arrivals.tables.ts'

/** What another product knew of a client besides, as its file has it. */
interface Earlier {
  notes: string
  tags: readonly string[]
  formerNumber: string
}

export type ArrivalPaid = ClientArrivalRow['paid']

interface Arrival {
  clientId: number
  paid: ArrivalPaid
  amountCents: number
  paidOn: string | null
  earlier: Earlier
}

const contextOf = (clientId: number) => `client-arrival:${clientId}`

/**
 * How clients of an import came, with their notes and tags as the file had them, sealed. The tags are tags of staff besides
 * (`tags/keep-imported-tags.ts`).
 */
export async function keepArrivals(
  deps: { sealer: Sealer },
  tx: Queryable,
  input: { importId: number; arrivals: readonly Arrival[]; by: string; now: Date },
): Promise<void> {
  const { importId, by, now } = input
  const rows = input.arrivals.map(({ clientId, paid, amountCents, paidOn, earlier }) => ({
    clientId,
    paid,
    amountCents,
    paidOn,
    importId,
    earlierSealed: isEmpty(earlier) ? null : deps.sealer.seal(JSON.stringify(earlier), contextOf(clientId)),
    addedBy: by,
    createdAt: now,
  }))
  if (rows.length > 0) await insertArrivals(tx, rows)
}

const nothing: Earlier = { notes: '', tags: [], formerNumber: '' }
const earlier = z.object({ notes: z.string(), tags: z.array(z.string()), formerNumber: z.string() })

/** What another product knew of a client, as it is kept. */
export function openEarlier(
  sealer: Sealer,
  { clientId, earlierSealed }: Pick<ClientArrivalRow, 'clientId' | 'earlierSealed'>,
): Earlier {
  if (earlierSealed === null) return nothing
  return earlier.parse(JSON.parse(sealer.openText(earlierSealed, contextOf(clientId))))
}

const isEmpty = ({ notes, tags, formerNumber }: Earlier) =>
  notes === '' && tags.length === 0 && formerNumber === ''

/** Clients whom an import brought, by number, a page after `afterId`. */
export async function listArrived(
  queryable: Queryable,
  page: { importId: number; afterId: number; limit: number },
): Promise<number[]> {
  return selectArrivedIds(queryable, page)
}

export async function countArrived(queryable: Queryable, importId: number): Promise<number> {
  return countArrivals(queryable, importId)
}

export async function forgetArrivals(tx: Queryable, clientIds: readonly number[]): Promise<void> {
  await deleteArrivals(tx, clientIds)
}
