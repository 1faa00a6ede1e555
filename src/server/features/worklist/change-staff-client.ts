import type { ClientChange, StaffClient } from '../../../shared/api/staff-clients.ts'
import { clientRoom } from '../../../shared/live.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { holds } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { changedFields } from '../clients/changed-fields.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { enterClientChange } from '../clients/enter-client-change.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { listNewestReportNames } from '../reports/list-reports.ts'
import { followedClients } from './followed-clients.ts'
import { staffActorOf } from './staff-actor-of.ts'
import { staffClientOf } from './staff-client-of.ts'
import { type ReaddressingMails, tellBothAddresses, writeReaddressingMails } from './tell-both-addresses.ts'

interface StaffChange {
  clientId: number
  change: ClientChange
  /** The version that the change rests on; null: whatever there is. */
  version: number | null
  /** Whether who asks may give the client another address. */
  mayReaddress: boolean
  actor: AuditActor
  action: string
}

/**
 * PATCH of a client record (decision 29).
 * Errors: not_found; conflict, whose sentence says who changed the record when; invalid_input for mail dates; forbidden for another
 * address by somebody who may not open what a sign-in with it opens.
 */
export async function changeStaffClient(
  deps: Deps,
  input: { clientId: number; change: ClientChange; ifMatch: string | undefined; viewer: Viewer },
): Promise<StaffClient> {
  const version = versionOf(input.ifMatch)
  const { clientId, change, viewer } = input
  const row = await changeOne(deps, {
    ...{ clientId, change, version, action: 'changeClient' },
    mayReaddress: mayReaddress(viewer),
    actor: staffActorOf(viewer),
  })
  const names = await listNewestReportNames(deps, deps.database.db, [clientId])
  const followed = await followedClients(deps, deps.database.db, [row])
  return staffClientOf(row, deps.config.publicUrl, names.get(clientId) ?? null, followed(row))
}

/** A sign-in link to a client's address opens the case with all its papers: to the address's next owner, too. */
function mayReaddress(viewer: Viewer): boolean {
  if (viewer.kind !== 'staff' || !holds(viewer.limits, 'papers')) return false
  return viewer.scopes === undefined || viewer.scopes.includes('files:read')
}

const isOtherAddress = (client: Pick<ClientRow, 'emailKey'>, email: string) =>
  emailKeyOf(email) !== client.emailKey

/** One client in a transaction of its own. A change that is there already meets no conflict. */
async function changeOne(deps: Deps, input: StaffChange): Promise<ClientRow> {
  const mails = await mailsOf(deps, input)
  const { before, after } = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const changed = changedFields(client, input.change)
    if (changed.email !== undefined && !input.mayReaddress && isOtherAddress(client, changed.email))
      throw new Refusal('forbidden', says('staff.addressOpensPapers'))
    const isNew = Object.keys(changed).length > 0
    if (isNew && input.version !== null && input.version !== client.version)
      throw new Refusal('conflict', conflictSentence(client, deps.clock.now()))
    const { actor, action } = input
    const after = await enterClientChange(deps, tx, { client, edit: input.change, actor, action })
    if (after.emailKey !== client.emailKey) {
      // Somebody else changed it since the mails were written: they would name an address from before.
      if (mails?.former.to !== client.email)
        throw new Refusal('conflict', conflictSentence(client, deps.clock.now()))
      await tellBothAddresses(deps, tx, after, mails)
    }
    return { before: client, after }
  })
  if (after.emailKey !== before.emailKey) await leaveToNewAddress(deps, after.id, before.emailKey)
  return after
}

/** What the two addresses of the change are told; null: it names no other address. */
async function mailsOf(
  deps: Deps,
  { clientId, change, actor }: StaffChange,
): Promise<ReaddressingMails | null> {
  if (change.email === undefined) return null
  const client = await findClient(deps.database.db, clientId)
  if (!client || !isOtherAddress(client, change.email)) return null
  return writeReaddressingMails(deps, { from: client.email, to: change.email, by: actor.name })
}

/** Sockets that were let in by the old address hear nothing more of this client. */
function leaveToNewAddress(deps: Pick<Deps, 'live'>, clientId: number, oldKey: string): Promise<void> {
  return deps.live.leaveRoom<{ sessionKey: string; viewer: Viewer }>(
    clientRoom(clientId),
    ({ viewer }) => viewer.kind !== 'client' || emailKeyOf(viewer.email) !== oldKey,
  )
}

/** RFC 9110, 13.1.1: one entity tag, which is the version. `*` is any. */
function versionOf(ifMatch: string | undefined): number | null {
  const given = ifMatch?.trim() ?? '*'
  if (given === '*') return null
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(given)?.[1]
  if (digits === undefined) throw new Refusal('invalid_input', says('staff.oneVersion'))
  return Number(digits)
}

/** "Dana Staff changed this client at 14:02 UTC. …" */
export function conflictSentence(client: Pick<ClientRow, 'changedBy' | 'updatedAt'>, now: Date): Sentence {
  const [day = '', time = ''] = client.updatedAt.toISOString().split('T')
  const isToday = now.toISOString().startsWith(day)
  return says('staff.clientChanged', {
    by: client.changedBy,
    day: isToday ? null : day,
    time: time.slice(0, 5),
  })
}
