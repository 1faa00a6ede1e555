import type { AgreementShown, StaffAgreement } from '../../../shared/api/agreement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { isOwnAgreement } from './agreement.policy.ts'
import { changeAgreement, lockAgreement, selectAgreement } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { isOrderPaid, isPeriodOver } from './agreement-standing.ts'
import { closeOrder } from './close-agreement-order.ts'
import { staffAgreementOf } from './list-agreements.ts'
import { queueAgreementMail } from './queue-agreement-mail.ts'
import { shownAgreement } from './show-agreement.ts'

const person: AuditActor = { id: 'system', name: 'The person who signed' }

/**
 * Cancels what was signed, without a reason. An open order is closed at the provider first, so that it cannot be paid any
 * more; what was paid before is reported to staff, who give it back. Nothing is deleted. Twice changes nothing more.
 * Errors: not_found; conflict for what was paid after the days to cancel; provider_unavailable.
 */
export async function cancelAgreement(
  deps: Deps,
  input: { reference: string; viewer: Viewer },
): Promise<AgreementShown> {
  const row = await find(deps, input.reference)
  const cancelled = row.cancelledAt
    ? row
    : await cancel(deps, row, { actor: person, by: 'person', givenOn: null })
  return shownAgreement(deps, cancelled, { isOwn: isOwnAgreement(input.viewer, cancelled) })
}

/**
 * Enters a notice that came in writing: it counts by the day on which it was mailed or handed over, whenever it arrived, also
 * of what was paid meanwhile. Errors: not_found; conflict for a notice given after the last day.
 */
export async function recordCancellation(
  deps: Deps,
  input: { reference: string; givenOn: string; viewer: Extract<Viewer, { kind: 'staff' }> },
): Promise<StaffAgreement> {
  const row = await find(deps, input.reference)
  const actor = { id: input.viewer.userId, name: input.viewer.name }
  const cancelled = row.cancelledAt
    ? row
    : await cancel(deps, row, { actor, by: 'staff', givenOn: input.givenOn })
  return staffAgreementOf(deps, cancelled)
}

async function find(deps: Deps, reference: string): Promise<AgreementRow> {
  const row = await selectAgreement(deps.database.db, reference)
  if (row?.statementSignedAt == null) throw new Refusal('not_found', says('agreement.none'))
  return row
}

async function cancel(
  deps: Deps,
  row: AgreementRow,
  given: { actor: AuditActor; by: 'person' | 'staff'; givenOn: string | null },
): Promise<AgreementRow> {
  const { actor, by, givenOn } = given
  await closeOrder(deps, row).catch(refuseSilentProvider)
  const now = deps.clock.now()
  const isInTime = givenOn === null ? !isPeriodOver(row, now) : givenOn <= (row.cancelUntil ?? givenOn)
  const isPaid = row.paidOn !== null || (await isOrderPaid(deps.database.db, row))
  if (isPaid && !isInTime) throw new Refusal('conflict', says('agreement.tooLate'))
  const told = await queueAgreementMail(deps, row, 'cancelled')
  const report = await queueAgreementMail(deps, row, isPaid ? 'refund-due' : 'cancelled-report')
  return deps.database.transaction(async (tx) => {
    const locked = await lockAgreement(tx, row.id)
    if (!locked || locked.cancelledAt !== null) return locked ?? row
    // An order was opened in the very moment: it is closed by pressing again.
    if (locked.orderReference !== row.orderReference)
      throw new Refusal('conflict', says('agreement.signedAlready'))
    await appendAuditEntry(tx, {
      actor,
      action: 'cancel-agreement',
      clientId: row.clientId,
      detail: { agreement: row.reference.slice(0, 10), by, givenOn, paid: isPaid },
      at: now,
    })
    await told(tx)
    await report(tx)
    await noteFact(deps, tx, { kind: 'agreement-changed' })
    return changeAgreement(tx, row.id, { cancelledAt: now, cancelledBy: by })
  })
}
