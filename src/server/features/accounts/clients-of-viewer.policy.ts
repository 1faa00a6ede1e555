import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { holdsEverything, ownerRole } from '../../../shared/rules/staff-roles.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Decision, Opening } from '../../platform/http/refusal.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { noteClientUse } from '../clients/note-client-use.ts'
import { type HeldClient, listHeldClientIds, lookUpClient } from './holders.store.ts'
import type { Viewer } from './viewer.ts'

interface OfClient {
  deps: { database: Database; clock: Clock }
  viewer: Viewer
  params: { id: number }
}

/**
 * Decision 18: nobody is 'not_signed_in' whatever the id; for everybody else an absent, malformed and foreign id are
 * the same 'not_found'. Staff may open every client that exists; a browser what it holds; a signed-in client what it
 * holds and every record of its verified address (decision 15). A blocked client is absent to all but staff.
 * A client's own opening is a use, from which retention counts.
 * @param lookUp reads the record and whether it is held, and may read more for the handler in the same question
 */
async function openClient<T extends HeldClient>(
  { deps, viewer, params }: OfClient,
  lookUp: (queryable: Queryable, of: { clientId: number; userId: string }) => Promise<T | undefined>,
): Promise<Opening<T>> {
  if (viewer.kind === 'nobody') return 'not_signed_in'
  const found = await lookUp(deps.database.db, { clientId: params.id, userId: viewer.userId })
  if (!found) return 'not_found'
  const { client, isHeld } = found
  if (viewer.kind === 'staff') return { opened: found }
  if (client.blockedAt) return 'not_found'
  const isOwn = isHeld || (viewer.kind === 'client' && client.emailKey === emailKeyOf(viewer.email))
  if (!isOwn) return 'not_found'
  await noteClientUse(deps, client)
  return { opened: found }
}

/** The same, for whoever needs no more than the answer. */
export async function mayOpenClient(
  deps: { database: Database; clock: Clock },
  viewer: Viewer,
  clientId: number,
): Promise<Decision> {
  const answer = await openClient({ deps, viewer, params: { id: clientId } }, lookUpClient)
  return typeof answer === 'object' ? 'allow' : answer
}

/** Ids of the clients that this viewer holds or is signed in to; none for nobody, none for staff. */
export async function listClientIdsOfViewer(deps: { database: Database }, viewer: Viewer): Promise<number[]> {
  if (viewer.kind === 'nobody' || viewer.kind === 'staff') return []
  const held = await listHeldClientIds(deps.database.db, viewer.userId)
  const own = viewer.kind === 'client' ? await listClientIdsByEmail(deps.database.db, viewer.email) : []
  return [...new Set([...held, ...own])]
}

/** Policy of calls with the client's id as their path parameter `id`; the record is `opened`. */
export async function ofClientInPath(context: OfClient): Promise<Opening<ClientRow>> {
  const answer = await openClient(context, lookUpClient)
  return typeof answer === 'object' ? { opened: answer.opened.client } : answer
}

/**
 * The same for a call whose handler needs more of the client: `lookUp` reads all of it in the one question that access is decided from,
 * and what it read is `opened`.
 */
export function ofClientInPathWith<T extends HeldClient>(
  lookUp: (queryable: Queryable, of: { clientId: number; userId: string }) => Promise<T | undefined>,
): (context: OfClient) => Promise<Opening<T>> {
  return (context) => openClient(context, lookUp)
}

/** Policy of calls that are for everybody: shop, applications, sign-in, the provider's webhook. */
export function forAnyone(): Decision {
  return 'allow_anyone'
}

/** Policy of calls about the asking session's own things. */
export function forAnySession({ viewer }: { viewer: Viewer }): Decision {
  return viewer.kind === 'nobody' ? 'not_signed_in' : 'allow_anyone'
}

/** Policy of calls about an address that a sign-in link has proven. */
export function forSignedInClient({ viewer }: { viewer: Viewer }): Decision {
  if (viewer.kind === 'client') return 'allow'
  return viewer.kind === 'staff' ? 'not_found' : 'not_signed_in'
}

/** Policy of calls that are for staff only; to anyone else with a session such a call is not there (decision 18). */
export function forStaff({ viewer }: { viewer: Viewer }): Decision {
  if (viewer.kind === 'staff') return 'allow'
  return viewer.kind === 'nobody' ? 'not_signed_in' : 'not_found'
}

/** Policy of calls for whoever may everything; other staff are told that it is not theirs. A call with a permission of its own says it as `needs`. */
export function forAdmin({ viewer }: { viewer: Viewer }): Decision {
  if (viewer.kind !== 'staff') return forStaff({ viewer })
  return holdsEverything(viewer.limits) ? 'allow' : 'forbidden'
}

/** Policy of calls about what roles may. */
export function forOwner({ viewer }: { viewer: Viewer }): Decision {
  if (viewer.kind !== 'staff') return forStaff({ viewer })
  return viewer.role === ownerRole ? 'allow' : 'forbidden'
}
