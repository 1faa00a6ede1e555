import type * as z from 'zod/mini'
import type { listFormPackages as call } from '../../../shared/api/funding-payments.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findKnownPurchase, findPaidPurchase } from '../storefront/find-purchase.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'
import { selectWaitingPayments } from './funding-payments.store.ts'
import { selectApplicationOfPurchase, selectWaitingPurchases } from './funding-purchases.store.ts'
import { linkedPackages } from './paid-packages.ts'
import { type FormSender, holderOf } from './purchase-holder.ts'

type Reply = z.input<typeof call.reply>

/**
 * What is paid and waits for the form of this viewer, and how it stands with the purchase that the form was opened with. Nothing
 * of it comes from the address of the page: a purchase is its buyer's who signed in, or the browser's that paid. Staff fill
 * in no form. Errors: provider_unavailable.
 */
export async function listFormPackages(
  deps: Deps,
  input: { viewer: Viewer; purchase: string | undefined },
): Promise<Reply> {
  const { viewer, purchase: named } = input
  const sender = senderOf(viewer)
  if (sender === null)
    return { packages: [], named: named === undefined ? 'none' : 'not-yours', applicationId: null }
  // Asked anew first: what was refunded meanwhile is not shown as paid.
  const standing = await standingOf(deps, viewer, named)
  const { db } = deps.database
  const holder = await holderOf(db, sender, '')
  const payments = await selectWaitingPayments(db, holder)
  const purchases = await selectWaitingPurchases(db, { holder, productKeys: linkedPackages })
  const now = deps.clock.now()
  return {
    packages: [
      ...payments
        .filter(({ amountCents, refundedCents }) => refundedCents < amountCents)
        .map((payment) => shown(payment, payment.settledAt ?? payment.createdAt)),
      ...purchases
        .filter((purchase) => purchaseStatusAt(purchase, now) === 'active')
        .map((purchase) => shown(purchase, purchase.createdAt)),
    ],
    ...standing,
  }
}

const senderOf = (viewer: Viewer): FormSender | null =>
  viewer.kind === 'nobody' || viewer.kind === 'staff'
    ? null
    : { userId: viewer.userId, email: viewer.kind === 'client' ? viewer.email : null }

const shown = (
  paid: { productKey: string; productName: string; amountCents: number; refundedCents: number },
  at: Date,
): Reply['packages'][number] => ({
  key: paid.productKey,
  name: paid.productName,
  paid: dollarsFromCents(paid.amountCents - paid.refundedCents),
  paidOn: at.toISOString(),
})

async function standingOf(
  deps: Deps,
  viewer: Viewer,
  named: string | undefined,
): Promise<Pick<Reply, 'named' | 'applicationId'>> {
  if (named === undefined) return { named: 'none', applicationId: null }
  const known = await findKnownPurchase(deps.database.db, named)
  if (known === undefined || !isBuyer(viewer, known)) return { named: 'not-yours', applicationId: null }
  const purchase = await findPaidPurchase(deps, named)
  const isOpen = purchaseStatusAt(purchase, deps.clock.now()) === 'active'
  if (!isOpen || !linkedPackages.includes(purchase.productKey))
    return { named: 'closed', applicationId: null }
  const tied = await selectApplicationOfPurchase(deps.database.db, purchase.id)
  return tied
    ? { named: 'used', applicationId: tied.applicationId }
    : { named: 'waiting', applicationId: null }
}
