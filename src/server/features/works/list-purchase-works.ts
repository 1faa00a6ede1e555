import type { WorkShown } from '../../../shared/api/works.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { shownWork } from './show-work.ts'
import { selectWorksOfSession } from './work-rows.store.ts'
import { mayReadNotes } from './works.policy.ts'

/**
 * What staff do for a purchase that is known here, each with its clock. Like the page of the purchase it names no person beside the owner;
 * notes only for who has proven the address. What staff open is in the audit log. Errors: not_found.
 */
export async function listPurchaseWorks(
  deps: Deps,
  { sessionId, viewer }: { sessionId: string; viewer: Viewer },
): Promise<WorkShown[]> {
  const { db } = deps.database
  const purchase = await findKnownPurchase(db, sessionId)
  if (!purchase) throw new Refusal('not_found', says('payment.noPurchase'))
  const withNote = mayReadNotes(viewer, purchase)
  const rows = await selectWorksOfSession(db, sessionId)
  if (viewer.kind === 'staff') await noteOpening(deps, viewer, purchase)
  return rows.flatMap((row) => shownWork(deps, row, { withNote }) ?? [])
}

async function noteOpening(
  deps: Deps,
  viewer: { userId: string; name: string },
  { id, clientId }: PurchaseRow,
): Promise<void> {
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: viewer.userId, name: viewer.name },
      action: 'open-purchase-works',
      clientId,
      detail: { purchase: id },
      at: deps.clock.now(),
    }),
  )
}
