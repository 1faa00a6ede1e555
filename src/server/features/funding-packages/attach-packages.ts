import { bringsFee } from '../../../shared/catalogue/fee-packages.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { attachPayments } from './funding-payments.store.ts'
import { selectUntiedPurchases, selectWaitingPurchases, tiePurchase } from './funding-purchases.store.ts'
import { linkedPackages } from './paid-packages.ts'
import { type FormSender, holderOf } from './purchase-holder.ts'

/**
 * What was paid before there was an application belongs to this one from now on: payments of its address and of its sender's browser, and
 * of each product sold by link one purchase, the named one first. One purchase, one application. What the sender does not
 * hold and the address alone names is taken only when nobody has it, and its holder may take it back.
 * A package with a fee of success goes with an application whose sender agreed to the fee, and with no other.
 * Errors: invalid_input without that agreement; a package that the address alone names waits instead, for its form said nothing of it.
 * @param input.named id of the checkout session that the form was opened with
 */
export async function attachPackages(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  input: {
    application: { id: number; emailKey: string }
    sender: FormSender
    named: string | null
    agreedToFee: boolean
  },
): Promise<void> {
  const { application, sender, named, agreedToFee } = input
  const now = deps.clock.now()
  await attachPayments(tx, { ...application, userId: sender.userId })
  const holder = await holderOf(tx, sender, application.emailKey)
  const held = await selectWaitingPurchases(tx, { holder, productKeys: linkedPackages })
  const heldIds = new Set(held.map(({ id }) => id))
  const untied = await selectUntiedPurchases(tx, {
    emailKey: application.emailKey,
    productKeys: linkedPackages,
  })
  const isNamed = (purchase: PurchaseRow) => purchase.providerReference === named
  const waiting = [
    ...held.filter(isNamed),
    ...held.filter((purchase) => !isNamed(purchase)),
    ...untied.filter(({ id }) => !heldIds.has(id)),
  ].filter((purchase) => purchaseStatusAt(purchase, now) === 'active')
  for (const purchase of onePerProduct(waiting)) {
    const lacksFee = bringsFee(purchase.productKey) && !agreedToFee
    if (lacksFee && heldIds.has(purchase.id)) throw new Refusal('invalid_input', says('check.serviceFee'))
    if (lacksFee) continue
    await tiePurchase(tx, {
      purchaseId: purchase.id,
      applicationId: application.id,
      byAddress: !heldIds.has(purchase.id),
      createdAt: now,
    })
  }
}

/** The first of each product: a second one waits for a second application. */
export function onePerProduct<Paid extends { productKey: string }>(paid: readonly Paid[]): Paid[] {
  return paid.filter(({ productKey }, at) => paid.findIndex((each) => each.productKey === productKey) === at)
}
