import type { Deps } from '../../deps.ts'
import { type DeletedClient, noClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectLoneUsers } from '../accounts/accounts.holdings.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { tellHostsOfDeletion } from '../bookings/tell-hosts-of-deletion.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { getApplicationForChange } from '../funding/find-application.ts'
import { selectApplicationIds } from '../funding/funding.holdings.ts'
import { listReadinessPayments } from '../funding-packages/list-readiness-payments.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { endSubscriptionsOfClient } from '../renewals/end-subscriptions.ts'
import { closeOrdersSoon } from '../settlement/close-left-orders.ts'
import { saidIn, selectPayersOfOthers } from '../settlement/settlement.holdings.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'
import { clearClientRows, selectClientFileKeys } from './client-clearings.store.ts'
import { endRequests, endRequestsOfApplications, lockDeletionOfAddress } from './deletion-requests.store.ts'
import { finishDeletionJob } from './privacy.jobs.ts'
import { privacyMailWords } from './privacy-mail-words.ts'
import { forgetUnknownAddress } from './unknown-addresses.store.ts'

/**
 * Deletes for good what an address without a case bought, wrote and sent: every row of `holdings.ts` that is of the address, in one
 * transaction with the audit entry, which names nobody; what runs at the provider is ended by a job, files go by another. An address that
 * has begun a case since it asked keeps everything, and is told so. Twice changes nothing more.
 * @param input.emailKey in lower case
 * @returns whether it was deleted
 */
export async function deleteAddressData(
  deps: Deps,
  input: { emailKey: string; requestId: number; actor: AuditActor },
): Promise<boolean> {
  const { emailKey, requestId, actor } = input
  const lapsed = await mailOfLapse(deps, emailKey)
  return deps.database.transaction(async (tx) => {
    await lockDeletionOfAddress(tx, emailKey)
    const at = deps.clock.now()
    if ((await listClientIdsByEmail(tx, emailKey)).length > 0) {
      if ((await endRequests(tx, { emailKey }, { withdrawnAt: at })) === 0) return false
      await appendAuditEntry(tx, { actor, action: 'lapse-deletion', detail: { request: requestId }, at })
      await queueMail(deps, tx, {
        ...lapsed,
        to: emailKey,
        mailType: 'deletion',
        dedupeKey: `lapsed:${requestId}`,
      })
      return false
    }
    if ((await endRequests(tx, { emailKey }, { doneAt: at })) === 0) return false
    const applications = await selectApplicationIds(tx, emailKey)
    // An upload at work ends before its application goes, or finds none any more.
    for (const id of applications) await getApplicationForChange(tx, id)
    const deleted = await deletedAddress(tx, emailKey)
    const fileKeys = await selectClientFileKeys(tx, deps.holdings, deleted)
    await endRequestsOfApplications(tx, applications, at)
    await endSubscriptionsOfClient(deps, tx, deleted)
    await closeOrdersSoon(deps, tx, `address-${requestId}`)
    await tellHostsOfDeletion(deps, tx, deleted)
    await clearClientRows(tx, deps.holdings, deleted)
    await forgetUnknownAddress(tx, deps.holdings, emailKey)
    const detail = { request: requestId, files: fileKeys.length }
    await appendAuditEntry(tx, { actor, action: 'delete-address', detail, at })
    const rest = { clientId: noClient, runIds: [], fileKeys }
    await deps.queue.enqueue(tx, finishDeletionJob, rest, { id: `address-${requestId}` })
    return true
  })
}

/** Everything that is cleared for a client with this as its own and only address, without a client. */
async function deletedAddress(tx: Queryable, emailKey: string): Promise<DeletedClient> {
  const bought = await listPurchasesOfEmail(tx, emailKey)
  const paid = await listReadinessPayments(tx, emailKey)
  const people = [...bought, ...paid].flatMap(({ name, email, phone }) => [name, email, phone])
  const payOther = selectPayersOfOthers(tx, null)
  return {
    clientId: noClient,
    paymentIntentId: null,
    runIds: [],
    lastAddress: emailKey,
    ownAddress: emailKey,
    userIds: await selectLoneUsers(tx, { clientId: noClient, lastAddress: emailKey, payOther }),
    said: saidIn([emailKey, ...people]),
  }
}

async function mailOfLapse(deps: Deps, emailKey: string) {
  const { renderLapsedDeletionMail } = await import('./emails/end-of-data-mail.tsx')
  const { db } = deps.database
  const language = await languageOfPerson(db, emailKey)
  return renderLapsedDeletionMail(deps.config, language, await privacyMailWords(db, language))
}
