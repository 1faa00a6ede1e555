import type * as z from 'zod/mini'
import type { getPurchase as call } from '../../../shared/api/storefront.ts'
import { openingsAt } from '../../../shared/rules/entitlement.ts'
import { maskedAddress } from '../../../shared/rules/masked-address.ts'
import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { creditedToward } from '../settlement/credited-toward.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { showHolding } from '../settlement/show-holding.ts'
import { findSettledPurchase } from './find-purchase.ts'
import { holdPurchase } from './hold-purchase.ts'
import { isManageable } from './is-manageable.ts'
import type { ToldPurchase } from './purchase-facts.ts'
import { selectPurchasePayments } from './purchases.store.ts'
import { selectRequestOfPurchase } from './session-requests.store.ts'
import { openTimes } from './session-times.ts'
import { shownPurchase } from './show-purchase.ts'

type Reply = z.input<typeof call.reply>

/**
 * The true state of a purchase when a browser returns from a payment link. The browser becomes the one that holds it.
 * Errors: not_found, provider_unavailable.
 * @param input.hold gives the asking browser its session; null for staff, who hold nothing
 */
export async function getPurchase(
  deps: Deps,
  input: { sessionId: string; hold: (() => Promise<string>) | null },
): Promise<Reply> {
  const { told, purchase } = await findSettledPurchase(deps, input.sessionId)
  const state = stateOf(told)
  const email = maskedAddress(purchase?.email ?? told.session.email ?? '')
  const nothing = {
    intakeAddress: null,
    caseAddress: null,
    holding: null,
    bookingAddress: null,
    times: null,
    manageable: false,
  }
  if (purchase === null) return { state, email, purchase: null, ...nothing }
  if (input.hold) await holdPurchase(deps, purchase, await input.hold())
  const now = deps.clock.now()
  const toward = await creditedToward(deps.database.db, [purchase])
  const shown = shownPurchase(purchase, { creditedToward: toward.get(purchase.id) ?? null, now })
  if (shown === null) return { state, email, purchase: null, ...nothing }
  const opens = openingsAt(purchase, now)
  const caseAddress = opens.includes('case') ? await caseAddressOf(deps, purchase) : null
  return {
    state,
    email,
    purchase: shown,
    intakeAddress:
      opens.includes('case') && caseAddress === null ? await intakeAddressOf(deps, purchase) : null,
    caseAddress,
    holding: opens.includes('case') ? await holdingOf(deps, purchase) : null,
    bookingAddress: opens.includes('session') ? deps.config.bookingUrl : null,
    times: opens.includes('session') ? await timesOf(deps, purchase) : null,
    manageable: isManageable(purchase, shown),
  }
}

function stateOf({ session }: ToldPurchase): Reply['state'] {
  if (session.status !== 'complete') return 'unpaid'
  return session.paid ? 'paid' : 'processing'
}

/** null while the intake is still to be sent. */
async function caseAddressOf(deps: Deps, { clientId }: PurchaseRow): Promise<string | null> {
  const client = clientId === null ? undefined : await findClient(deps.database.db, clientId)
  return client?.intakeCompletedAt ? `/client-dashboard?client=${client.id}` : null
}

async function holdingOf(deps: Deps, { clientId }: PurchaseRow): Promise<Reply['holding']> {
  const client = clientId === null ? undefined : await findClient(deps.database.db, clientId)
  return client ? showHolding(deps, client) : null
}

async function intakeAddressOf(deps: Deps, purchase: PurchaseRow): Promise<string | null> {
  const [payment] = await selectPurchasePayments(deps.database.db, purchase.id)
  return payment ? `/intake?client=${encodeURIComponent(payment.paymentIntentId)}` : null
}

async function timesOf(deps: Deps, purchase: PurchaseRow): Promise<Reply['times']> {
  const request = await selectRequestOfPurchase(deps.database.db, purchase.id)
  return request ? openTimes(deps, request) : null
}
