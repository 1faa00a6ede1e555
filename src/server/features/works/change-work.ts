import type { StaffWork } from '../../../shared/api/works.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { namesOfStaff } from '../followup/colleagues.ts'
import { staffOwnerOf, staffWorkOf } from './show-work.ts'
import { selectWork, type WorkOfBuyer } from './work-rows.store.ts'
import { announceWork } from './works.live.ts'
import { lockPaidFor, lockWork, type PaidFor, type Payer, updateWork } from './works.store.ts'
import type { WorkRow } from './works.tables.ts'

type Change = Parameters<typeof updateWork>[2]

/**
 * The one way in which staff change a work: its row is locked, what may not be is refused, the change, its entry in the audit log and what
 * goes with it are one transaction, and open pages are told. Errors: not_found; those of `judge`.
 * @param judge looks at the locked row and says what changes; it may write more in the transaction
 */
export async function changeWork(
  deps: Deps,
  input: { id: number; actor: AuditActor; action: string },
  judge: (tx: Queryable, row: WorkOfBuyer, paid: PaidFor) => Promise<Omit<Change, 'updatedAt'>>,
): Promise<StaffWork> {
  const { id, action } = input
  const now = deps.clock.now()
  const changed = await deps.database.transaction(async (tx) => {
    const found = await findForChange(tx, id)
    if (!found) throw noWork()
    const { row, paid } = found
    await updateWork(tx, id, { ...(await judge(tx, row, paid)), updatedAt: now })
    await appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action,
      clientId: row.clientId,
      detail: { work: id, key: row.work.workKey },
      at: now,
    })
    deps.database.afterCommit(tx, () => announceWork(deps))
    return selectWork(tx, id)
  })
  const names = await namesOfStaff(deps.database.db)
  const shown = changed && staffWorkOf(deps, changed, { id: input.actor.id, names })
  if (!shown) throw noWork()
  return shown
}

/** What paid for it is locked before it, as where it is settled: nothing is given back meanwhile, and no two wait for each other. */
async function findForChange(tx: Queryable, id: number): Promise<{ row: WorkOfBuyer; paid: PaidFor } | null> {
  const known = await selectWork(tx, id)
  const paid = known && (await lockPaidFor(tx, payerOf(known.work)))
  if (!paid || !(await lockWork(tx, id))) return null
  // Read once nobody else holds it.
  const row = await selectWork(tx, id)
  return row && paid.email !== '' ? { row, paid } : null
}

const payerOf = ({ purchaseId, fundingPaymentId }: WorkRow): Payer =>
  purchaseId === null ? { fundingPaymentId: fundingPaymentId ?? 0 } : { purchaseId }

const noWork = () => new Refusal('not_found', says('staff.noWork'))

/** Errors: conflict for what is delivered or was given back. */
export function refuseUnlessOpen({ deliveredAt, withdrawnAt }: WorkRow): void {
  if (deliveredAt !== null) throw new Refusal('conflict', says('staff.workDelivered'))
  if (withdrawnAt !== null) throw new Refusal('conflict', says('staff.workWithdrawn'))
}

/** Errors: conflict while a colleague has it. */
export async function refuseColleagues(tx: Queryable, row: WorkOfBuyer, actor: AuditActor): Promise<void> {
  const { ownerUserId } = row.work
  if (ownerUserId === null || ownerUserId === actor.id) return
  const by = staffOwnerOf(row, await namesOfStaff(tx)) ?? ''
  throw new Refusal('conflict', says('staff.workTaken', { by }))
}
