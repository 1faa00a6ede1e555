import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertPayment } from './settlement.store.ts'
import type { PurchaseRow } from './settlement.tables.ts'

/**
 * Keeps the payment of a package that was bought through its link, so that it settles like one of the checkout (decision
 * 12), at what was charged: the catalogue's price less the credits of its page. No browser holds it: see hold-purchase. Twice changes nothing.
 */
export async function keepLinkPayment(
  tx: Queryable,
  input: { purchase: PurchaseRow; paymentIntentId: string; amountCents: number },
): Promise<void> {
  const { purchase, paymentIntentId, amountCents } = input
  const product = findLinkedProduct(purchase.productKey)
  if (!product) return
  await insertPayment(tx, {
    provider: purchase.provider,
    paymentIntentId,
    holderUserId: '',
    productKey: product.key,
    productName: product.name,
    amountCents,
    status: 'requires_payment_method',
    name: purchase.name ?? purchase.email,
    email: purchase.email,
    phone: purchase.phone ?? '',
    agreeToContact: false,
    createdAt: purchase.createdAt,
    updatedAt: purchase.createdAt,
  })
}
