import { findGrant } from '../../../shared/catalogue/grants.ts'
import type { PagedGuide } from '../../../shared/catalogue/paged-guides.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { notePurchaseUse } from '../storefront/note-purchase-use.ts'
import { emptyAnswers, sealAnswers } from './guide-answers.ts'
import { insertGuide, selectGuide } from './guides.store.ts'
import type { GuideRow } from './guides.tables.ts'

const absent = new Refusal('not_found', says('payment.noPurchase'))

/** What is done with a guide, as the audit log names it. */
type GuideAction = 'open-guide' | 'change-guide' | 'open-guide-paper' | 'change-guide-paper'

export interface FoundGuide {
  row: GuideRow
  purchase: PurchaseRow
}

/**
 * The guide of a purchase, made when it is first opened. A purchase that was refunded or has ended opens none. What
 * the provider says of it comes by its events and by the timer: each letter would have to wait for it else. What staff do is in the audit log.
 * Errors: not_found for a purchase that opens no such guide, or no more.
 */
export async function findGuide(
  deps: Deps,
  input: { sessionId: string; guide: PagedGuide; viewer: Viewer },
  action: GuideAction,
): Promise<FoundGuide> {
  const purchase = await findKnownPurchase(deps.database.db, input.sessionId)
  if (!purchase) throw absent
  const now = deps.clock.now()
  const isOpen = ['active', 'ending'].includes(purchaseStatusAt(purchase, now))
  const grants = findGrant(purchase.productKey)?.guides ?? []
  if (!isOpen || !grants.includes(input.guide)) throw absent
  await noteStaffAct(deps, input, { action, clientId: purchase.clientId })
  if (input.viewer.kind !== 'staff') await notePurchaseUse(deps, purchase)
  const named = { purchaseId: purchase.id, guide: input.guide }
  const known = await selectGuide(deps.database.db, named)
  if (known) return { row: known, purchase }
  const row = await deps.database.transaction(async (tx) => {
    await insertGuide(tx, {
      ...named,
      answersSealed: sealAnswers(deps, purchase.id, emptyAnswers(purchase.name)),
      createdAt: now,
      updatedAt: now,
    })
    return selectGuide(tx, named)
  })
  if (!row) throw absent
  return { row, purchase }
}

async function noteStaffAct(
  deps: Deps,
  { viewer, guide }: { viewer: Viewer; guide: PagedGuide },
  { action, clientId }: { action: GuideAction; clientId: number | null },
): Promise<void> {
  if (viewer.kind !== 'staff') return
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: viewer.userId, name: viewer.name },
      action,
      clientId,
      detail: { guide },
      at: deps.clock.now(),
    }),
  )
}
