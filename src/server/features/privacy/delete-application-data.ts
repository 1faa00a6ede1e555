import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { getApplicationForChange } from '../funding/find-application.ts'
import { findOtherApplication, selectApplicationFileKeys } from '../funding/funding.holdings.ts'
import { announceFundingChange } from '../funding/funding.live.ts'
import { closeOrdersSoon } from '../settlement/close-left-orders.ts'
import { saidIn } from '../settlement/settlement.holdings.ts'
import { clearApplicationRows } from './application-clearings.store.ts'
import type { DeletionReason } from './delete-client-data.ts'
import { endRequests, insertRequest } from './deletion-requests.store.ts'
import { finishApplicationDeletionJob, lookAgainAfterMs } from './privacy.jobs.ts'
import { forgetUnknownAddress } from './unknown-addresses.store.ts'

/**
 * Deletes a funding application for good: every row about it in one transaction with the audit entry, which holds the
 * number and no name; then the files by a job that a crash cannot lose. A dispute case of the same person stays.
 * Errors: not_found, also the second time.
 */
export async function deleteApplicationData(
  deps: Deps,
  input: { applicationId: number; actor: AuditActor; reason: DeletionReason },
): Promise<void> {
  const { applicationId, actor, reason } = input
  await deps.database.transaction(async (tx) => {
    const { emailKey, email, name, phone } = await getApplicationForChange(tx, applicationId)
    const fileKeys = await selectApplicationFileKeys(tx, applicationId)
    await clearApplicationRows(tx, deps.holdings, {
      applicationId,
      emailKey,
      isLast: (await findOtherApplication(tx, { applicationId, emailKey })) === null,
      // An address that nobody has proven may be somebody else's: what it has without this application is not touched.
      isOwn: reason === 'client' || reason === 'staff',
      said: saidIn([email, emailKey, name, phone]),
    })
    await closeOrdersSoon(deps, tx, `application-${applicationId}`)
    await forgetUnknownAddress(tx, deps.holdings, emailKey)
    const at = deps.clock.now()
    const detail = { application: applicationId, reason, files: fileKeys.length }
    await appendAuditEntry(tx, { actor, action: 'delete-funding-application', detail, at })
    if ((await endRequests(tx, { applicationId }, { doneAt: at })) === 0)
      await insertRequest(
        tx,
        { applicationId },
        { requestedBy: reason, dueOn: dayOf(at), doneAt: at, createdAt: at },
      )
    const job = { id: `application-${applicationId}` }
    await deps.queue.enqueue(tx, finishApplicationDeletionJob, { applicationId, fileKeys }, job)
    const again = { id: `${job.id}-again`, startAfter: new Date(at.getTime() + lookAgainAfterMs) }
    await deps.queue.enqueue(tx, finishApplicationDeletionJob, { applicationId, fileKeys: [] }, again)
  })
  announceFundingChange(deps, applicationId, 'status')
}
