import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { DeletedClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectLoneUsers } from '../accounts/accounts.holdings.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { tellHostsOfDeletion } from '../bookings/tell-hosts-of-deletion.ts'
import { hasOtherClient } from '../clients/clients.holdings.ts'
import { announceClientChange, announceToStaff } from '../clients/clients.live.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { deleteDriveFolderSoon } from '../drive/delete-drive-folder.ts'
import { getApplicationForChange } from '../funding/find-application.ts'
import { selectApplicationIds } from '../funding/funding.holdings.ts'
import { endSubscriptionsOfClient } from '../renewals/end-subscriptions.ts'
import { selectRunIds } from '../runs/runs.holdings.ts'
import { closeOrdersSoon } from '../settlement/close-left-orders.ts'
import { saidIn, selectAddressesPaidUnder, selectPayersOfOthers } from '../settlement/settlement.holdings.ts'
import { clearClientRows, lockClientRows, selectClientFileKeys } from './client-clearings.store.ts'
import { endRequests, endRequestsOfApplications, insertRequest } from './deletion-requests.store.ts'
import { type DeletionRest, finishDeletionJob, lookAgainAfterMs } from './privacy.jobs.ts'
import type { DeletionRequestRow } from './privacy.tables.ts'
import { forgetUnknownAddress } from './unknown-addresses.store.ts'

/** Who wanted it. 'client' has proven the address; 'browser' only holds the record. */
export type DeletionReason = DeletionRequestRow['requestedBy']

/**
 * Deletes a client for good: every row of `holdings.ts` in one transaction with the audit entry, which holds the
 * number and no name; then the files by a job that a crash cannot lose. Errors: not_found, also the second time.
 */
export async function deleteClientData(
  deps: Deps,
  input: { clientId: number; actor: AuditActor; reason: DeletionReason },
): Promise<void> {
  const { clientId, actor, reason } = input
  await deps.database.transaction(async (tx) => {
    const found = await findClient(tx, clientId)
    if (found) await lockClientRows(tx, deps.holdings, await deletedClient(tx, found, reason))
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const deleted = await deletedClient(tx, client, reason)
    const applications = await selectApplicationIds(tx, deleted.ownAddress)
    // An upload at work ends before its application goes, or finds none any more.
    for (const id of applications) await getApplicationForChange(tx, id)
    const fileKeys = await selectClientFileKeys(tx, deps.holdings, deleted)
    const before = await selectAddressesPaidUnder(tx, deleted)
    const at = deps.clock.now()
    await endRequestsOfApplications(tx, applications, at)
    await endSubscriptionsOfClient(deps, tx, deleted)
    await closeOrdersSoon(deps, tx, `client-${clientId}`)
    await tellHostsOfDeletion(deps, tx, deleted)
    await clearClientRows(tx, deps.holdings, deleted)
    // Where staff changed the record's address, what was agreed to and mailed under the one before goes with it, unless somebody else has it.
    for (const emailKey of before) await forgetUnknownAddress(tx, deps.holdings, emailKey)
    const detail = { reason, files: fileKeys.length }
    await appendAuditEntry(tx, { actor, action: 'delete-client', clientId, detail, at })
    await noteDone(tx, { clientId, reason, at })
    await finishSoon(deps, tx, { clientId, runIds: [...deleted.runIds], fileKeys })
    if (client.driveFolderId) await deleteDriveFolderSoon(deps, tx, client.driveFolderId)
  })
  announceClientChange(deps, clientId)
  announceToStaff(deps, clientId)
}

async function deletedClient(
  tx: Queryable,
  client: ClientRow,
  reason: DeletionReason,
): Promise<DeletedClient> {
  const { id: clientId, emailKey, paymentIntentId } = client
  const lastAddress = (await hasOtherClient(tx, { clientId, emailKey })) ? null : emailKey
  // An address that nobody has proven may be somebody else's: what it has without this record is not touched.
  const isOwn = reason === 'client' || reason === 'staff'
  const payOther = selectPayersOfOthers(tx, paymentIntentId)
  return {
    clientId,
    paymentIntentId,
    lastAddress,
    ownAddress: isOwn ? lastAddress : null,
    runIds: await selectRunIds(tx, clientId),
    userIds: await selectLoneUsers(tx, { clientId, lastAddress, payOther }),
    said: saidIn([client.email, client.emailKey, client.name, client.phone]),
  }
}

async function noteDone(
  tx: Queryable,
  { clientId, reason, at }: { clientId: number; reason: DeletionReason; at: Date },
): Promise<void> {
  const ended = await endRequests(tx, { clientId }, { doneAt: at })
  if (ended > 0) return
  await insertRequest(tx, { clientId }, { requestedBy: reason, dueOn: dayOf(at), doneAt: at, createdAt: at })
}

async function finishSoon(deps: Deps, tx: Queryable, rest: DeletionRest): Promise<void> {
  const { clientId, runIds } = rest
  const later = new Date(deps.clock.now().getTime() + lookAgainAfterMs)
  await deps.queue.enqueue(tx, finishDeletionJob, rest, { id: `client-${clientId}` })
  const again = { clientId, runIds, fileKeys: [] }
  await deps.queue.enqueue(tx, finishDeletionJob, again, {
    id: `client-${clientId}-again`,
    startAfter: later,
  })
}
