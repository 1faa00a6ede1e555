import { and, asc, eq, getTableName, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { checkoutCredits, payments, purchases, refunds } from './settlement.tables.ts'

/** What is held of a person here. What accounting must keep stays: amounts, days and the provider's ids. */
export const settlementHoldings: readonly Holding[] = [
  { table: getTableName(payments), how: 'emptied', clear: emptyPayments },
  {
    table: getTableName(purchases),
    how: 'emptied',
    clear: async (tx, client) => {
      const nobody = { name: null, email: '', emailKey: '', phone: null, holderUserId: null }
      await tx.update(purchases).set(nobody).where(purchasesOf(client))
    },
  },
  ...remains('nobody', 'amounts and the provider’s ids, for the books', 'checkout_credits'),
]

export const paymentOf = ({ clientId, paymentIntentId }: DeletedClient) =>
  or(
    eq(payments.clientId, clientId),
    paymentIntentId === null ? undefined : eq(payments.paymentIntentId, paymentIntentId),
  )

/** What made this record, and, when the address goes, what it bought. */
export const purchasesOf = ({ clientId, ownAddress }: DeletedClient) =>
  or(eq(purchases.clientId, clientId), ownAddress === null ? undefined : eq(purchases.emailKey, ownAddress))

/** A payment that never settled is no entry of the books. */
async function emptyPayments(tx: Queryable, client: DeletedClient): Promise<void> {
  await tx.delete(payments).where(and(paymentOf(client), isNull(payments.settledAt)))
  const nobody = { name: '', email: '', phone: '', holderUserId: '', attemptKey: null }
  await tx
    .update(payments)
    // A settlement that rendered a mail to the address before begins anew, without one.
    .set({ ...nobody, agreeToContact: false, preferences: null, version: sql`${payments.version} + 1` })
    .where(and(paymentOf(client), isNotNull(payments.settledAt)))
}

/** What is told of it in the archive of a person's data. */
export const settlementTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { clientId, address }) => [
      ...(await selectPaymentsOf(deps.database.db, clientId)),
      ...(await selectRefundsOf(deps.database.db, clientId)),
      ...(await selectCreditsOf(deps.database.db, clientId)),
      ...(address === null ? [] : await selectPurchasesOfAddress(deps.database.db, address)),
    ],
  },
]

async function selectPaymentsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      provider: payments.provider,
      paymentIntentId: payments.paymentIntentId,
      product: payments.productName,
      amountCents: payments.amountCents,
      refundedCents: payments.refundedCents,
      status: payments.status,
      name: payments.name,
      email: payments.email,
      phone: payments.phone,
      agreeToContact: payments.agreeToContact,
      preferences: payments.preferences,
      settledAt: payments.settledAt,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(payments.id))
}

async function selectRefundsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      paymentIntentId: refunds.paymentIntentId,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentIntentId, refunds.paymentIntentId))
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(refunds.id))
}

/** What was paid before and counted toward a payment of this client. */
async function selectCreditsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      paymentIntentId: checkoutCredits.paymentIntentId,
      creditedCents: checkoutCredits.cents,
      toward: checkoutCredits.toward,
      settledAt: checkoutCredits.settledAt,
    })
    .from(checkoutCredits)
    .innerJoin(payments, eq(payments.paymentIntentId, checkoutCredits.paymentIntentId))
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(checkoutCredits.id))
}

/** What an address bought through payment links. */
async function selectPurchasesOfAddress(queryable: Queryable, emailKey: string) {
  return queryable
    .select({
      product: purchases.productName,
      amountCents: purchases.amountCents,
      refundedCents: purchases.refundedCents,
      name: purchases.name,
      email: purchases.email,
      phone: purchases.phone,
      status: purchases.status,
      opensUntil: purchases.opensUntil,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(eq(purchases.emailKey, emailKey))
}
