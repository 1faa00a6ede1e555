import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { openingsAt, purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'

/** A purchase as its buyer sees it; null for one that is nothing of the catalogue. */
export function shownPurchase(
  row: PurchaseRow,
  input: { creditedToward: string | null; now: Date },
): PurchaseShown | null {
  const status = purchaseStatusAt(row, input.now)
  if (status === 'unknown') return null
  const opens = openingsAt(row, input.now)
  return {
    product: shownProduct(row),
    status,
    paid: dollarsFromCents(row.amountCents - row.refundedCents),
    boughtAt: row.createdAt.toISOString(),
    opens: [...opens],
    opensUntil: opens.length > 0 ? (row.opensUntil?.toISOString() ?? null) : null,
    becomes: status === 'active' && row.subscriptionId !== null ? nextName(row) : null,
    creditedToward: input.creditedToward,
  }
}

const nextName = (row: PurchaseRow) => findLinkedProduct(row.nextProductKey ?? '')?.name ?? row.productName

/** A product that was taken out of the catalogue since keeps the name under which it was sold. */
function shownProduct(row: PurchaseRow): PurchaseShown['product'] {
  const product = findLinkedProduct(row.productKey)
  if (!product) {
    const price = dollarsFromCents(row.amountCents)
    return {
      key: row.productKey,
      name: row.productName,
      description: '',
      inclusions: [],
      price,
      billing: 'once',
    }
  }
  const { key, name, description, inclusions, dollars: price, billing } = product
  return { key, name, description, inclusions: [...inclusions], price, billing }
}
