import type { PaymentPlace, PersonPayment } from '../../../shared/api/persons.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { refundableOf } from '../funding-packages/settle-funding-payment.ts'
import { listPostalPayments } from '../postal/list-postal-payments.ts'
import { refundableOrder } from '../postal/settle-postal-order.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { asItCame } from '../settlement/other-sum.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { paymentsOfPurchases } from '../storefront/payments-of-purchases.ts'
import { selectCheckoutPayments, selectFundingPayments } from './persons.store.ts'

interface Whose {
  emailKey: string
  clientIds: readonly number[]
  applicationIds: readonly number[]
  purchases: readonly PurchaseRow[]
}

/**
 * Every payment of an address with its refunds, wherever it is kept, the newest first: at the checkout also what was begun
 * and never paid. What came in another sum than was asked for can be given back as it came.
 */
export async function paymentsOfPerson(queryable: Queryable, whose: Whose): Promise<PersonPayment[]> {
  const lists = [
    await ofCheckout(queryable, whose),
    await ofPurchases(queryable, whose),
    await ofFunding(queryable, whose),
    await ofPostal(queryable, whose),
  ]
  return lists.flat().sort((one, other) => paidAt(other).localeCompare(paidAt(one)))
}

/** ISO instants in one zone compare as texts. */
const paidAt = ({ settledAt, createdAt }: PersonPayment) => settledAt ?? createdAt

async function ofCheckout(queryable: Queryable, whose: Whose): Promise<PersonPayment[]> {
  const rows = await selectCheckoutPayments(queryable, whose)
  const asTheyCame = await Promise.all(rows.map((row) => asItCame(queryable, row)))
  const shown = await shownPayments(queryable, asTheyCame)
  return shown.map((payment, at) => placed('checkout', payment, rows[at]?.id ?? null))
}

async function ofPurchases(queryable: Queryable, { purchases }: Whose): Promise<PersonPayment[]> {
  const shown = await paymentsOfPurchases(queryable, purchases)
  return shown.map(({ purchaseId, ...payment }) => {
    const purchase = purchases.find(({ id }) => id === purchaseId)
    return placed('purchase', payment, purchaseId, purchase !== undefined && purchase.subscriptionId !== null)
  })
}

async function ofFunding(queryable: Queryable, whose: Whose): Promise<PersonPayment[]> {
  const rows = await selectFundingPayments(queryable, whose)
  const shown = await shownPayments(
    queryable,
    rows.map((row) => ({ ...row, ...refundableOf(row) })),
  )
  return shown.map((payment, at) => placed('funding', payment, rows[at]?.applicationId ?? null))
}

async function ofPostal(queryable: Queryable, { clientIds }: Whose): Promise<PersonPayment[]> {
  const rows = await listPostalPayments(queryable, clientIds)
  const shown = await shownPayments(queryable, rows.map(refundableOrder))
  return shown.map((payment, at) => placed('postal', payment, rows[at]?.clientId ?? null))
}

const placed = (
  place: PaymentPlace,
  payment: Omit<PersonPayment, 'place' | 'recordId' | 'subscription'>,
  recordId: number | null,
  subscription = false,
): PersonPayment => ({ ...payment, place, recordId, subscription })
