import type { Packets } from '../../../engine/letters/case-file.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findAgain, type NamedEntry } from './named-entries.ts'
import { selectPacketRequest } from './results.store.ts'

/** What the client asked for, as it is kept: entries by what is printed of them. */
export interface PacketRequest {
  collectorValidation: NamedEntry[]
  identityTheft: { items: NamedEntry[]; reportNumber: string | null; statesNotMine: true } | null
  securityFreeze: boolean
}

/** The context under which a request is sealed. */
export const packetContext = (clientId: number) => `packet-request:${clientId}`

export interface RequestInForce {
  round: number
  request: PacketRequest
  /** ISO instant. */
  requestedAt: string
}

/** The newest request; null when there was none. */
export async function findPacketRequest(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<RequestInForce | null> {
  const row = await selectPacketRequest(queryable, clientId)
  if (!row) return null
  return {
    round: row.round,
    requestedAt: row.createdAt.toISOString(),
    request: JSON.parse(deps.sealer.openText(row.requestSealed, packetContext(clientId))),
  }
}

/**
 * What is written beside the letters of a round. Requests of an earlier round were written then, but what the client
 * stated to be of identity theft stays so: it never becomes an ordinary dispute later. Null for nothing.
 */
export async function findPackets(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  input: { clientId: number; round: number; reports: readonly CreditReport[] },
): Promise<Packets | null> {
  const found = await findPacketRequest(deps, queryable, input.clientId)
  if (!found || found.round > input.round) return null
  const { collectorValidation, identityTheft, securityFreeze } = found.request
  const isOfRound = found.round === input.round
  const placesOf = (named: readonly NamedEntry[]) =>
    findAgain(named, input.reports).map(({ bureau, itemId }) => ({ bureau, itemId }))
  const stolen = placesOf(identityTheft?.items ?? [])
  return {
    collectorValidation: isOfRound ? placesOf(collectorValidation) : [],
    identityTheft:
      identityTheft && stolen.length > 0 ? { items: stolen, reportNumber: identityTheft.reportNumber } : null,
    securityFreeze: isOfRound && securityFreeze,
  }
}
