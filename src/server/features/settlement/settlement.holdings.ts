import { and, eq, getTableName, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type DeletedClient, type Holding, remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { payments, purchases } from './settlement.tables.ts'

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
