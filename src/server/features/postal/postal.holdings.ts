import { asc, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import { remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { refunds } from '../settlement/settlement.tables.ts'
import { postalOrders, postalSends } from './postal.tables.ts'

/** What is held of a person here. Before clientsHoldings: whom a payment was of is the client's number alone. */
export const postalHoldings: readonly Holding[] = [
  goesWithClient(postalSends, postalSends.fileKey),
  {
    table: getTableName(postalOrders),
    how: 'emptied',
    until: ['client goes'],
    lock: async (tx, { clientId }) => {
      await tx
        .select({ id: postalOrders.id })
        .from(postalOrders)
        .where(eq(postalOrders.clientId, clientId))
        .orderBy(asc(postalOrders.id))
        .for('update')
    },
    // Amounts, days and the provider's ids stay for the books; staff may have written of the person why something was given back.
    clear: async (tx, { clientId }) => {
      const intents = await selectPostalIntents(tx, clientId)
      if (intents.length > 0)
        await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, intents))
      await tx
        .update(postalOrders)
        .set({
          attemptKey: sql`'erased-' || ${postalOrders.id}`,
          // A settlement that rendered a mail before begins anew, without one.
          version: sql`${postalOrders.version} + 1`,
        })
        .where(eq(postalOrders.clientId, clientId))
    },
  },
  ...remains('nobody', 'the providers’ ids of letters and events', 'postal_events'),
  ...remains('nobody', 'letters of the sandbox, without names, addresses and files', 'postal_sandbox'),
]

/** The provider's ids of what was paid for letters of this client. */
export async function selectPostalIntents(tx: Queryable, clientId: number): Promise<string[]> {
  const paid = await tx
    .select({ id: postalOrders.paymentIntentId })
    .from(postalOrders)
    .where(eq(postalOrders.clientId, clientId))
  return paid.map(({ id }) => id)
}

/** What is told of it in the archive of a person's data. */
export const postalTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { clientId }) =>
      deps.database.db
        .select({
          product: postalOrders.productName,
          amountCents: postalOrders.amountCents,
          refundedCents: postalOrders.refundedCents,
          status: postalOrders.status,
          settledAt: postalOrders.settledAt,
          createdAt: postalOrders.createdAt,
        })
        .from(postalOrders)
        .where(eq(postalOrders.clientId, clientId))
        .orderBy(asc(postalOrders.id)),
  },
]
