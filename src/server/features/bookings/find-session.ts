import { type SessionKind, sessionKindOf } from '../../../shared/catalogue/session-kinds.ts'
import { openingsAt } from '../../../shared/rules/entitlement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { findKnownPurchase, findPaidPurchase } from '../storefront/find-purchase.ts'
import { lockPurchaseOfSession } from './bookings.store.ts'

/** A purchase that opens a session now. */
export interface PaidSession {
  purchase: PurchaseRow
  kind: SessionKind
}

/** As it is known here, without asking the provider. Errors: not_found, also for what opens no session, or no more. */
export async function findKnownSession(deps: Deps, sessionId: string): Promise<PaidSession> {
  return sessionOf(deps, await findKnownPurchase(deps.database.db, sessionId))
}

/** As the provider has it. Errors: those of findKnownSession; provider_unavailable. */
export async function findPaidSession(deps: Deps, sessionId: string): Promise<PaidSession> {
  return sessionOf(deps, await findPaidPurchase(deps, sessionId))
}

/** The same, with the purchase locked until the transaction ends: no refund comes between. Errors: not_found. */
export async function lockSession(deps: Deps, tx: Queryable, purchaseId: number): Promise<PaidSession> {
  return sessionOf(deps, await lockPurchaseOfSession(tx, purchaseId))
}

function sessionOf(deps: Pick<Deps, 'clock'>, purchase: PurchaseRow | undefined): PaidSession {
  // After a deletion the purchase stays for the books, without an address: there is nobody to meet.
  const isOpen =
    purchase !== undefined &&
    purchase.email !== '' &&
    openingsAt(purchase, deps.clock.now()).includes('session')
  const kind = isOpen ? sessionKindOf(purchase.productKey) : null
  if (!isOpen || kind === null) throw new Refusal('not_found', says('payment.noPurchase'))
  return { purchase, kind }
}
