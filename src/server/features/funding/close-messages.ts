import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { changeApplication, lockApplication } from './applications.store.ts'
import { getApplicationRow, requireApplication } from './find-application.ts'
import { selectWaitingAfter } from './funding-messages.store.ts'

/**
 * Takes the applicant's messages off the waiting list without an answer, as far as they were read; the next message puts
 * the application back. What does not wait is not changed. Errors: not_found.
 */
export async function closeFundingMessages(
  deps: Deps,
  input: { id: number; seenUpTo: number; actor: StaffActor },
): Promise<{ closed: true }> {
  const { seenUpTo, actor } = input
  const { id } = await getApplicationRow(deps, input.id)
  await deps.database.transaction(async (tx) => {
    const { messageWaitingSince: since, updatedAt } = requireApplication(await lockApplication(tx, id))
    const messageWaitingSince = await selectWaitingAfter(tx, { applicationId: id, since, seenUpTo })
    if (messageWaitingSince?.getTime() === since?.getTime()) return
    // Reading is no change of the application itself: its day of the last update stays.
    await changeApplication(tx, id, { messageWaitingSince, updatedAt })
    const detail = { application: id, seenUpTo }
    await appendAuditEntry(tx, { actor, action: 'close-funding-messages', detail, at: deps.clock.now() })
    await noteFact(deps, tx, { kind: 'application-changed', applicationId: id, what: 'messages' })
  })
  return { closed: true }
}
