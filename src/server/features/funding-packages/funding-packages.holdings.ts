import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithApplication } from '../funding/funding.holdings.ts'
import { refunds } from '../settlement/settlement.tables.ts'
import { fundingPayments, fundingRequirements } from './funding-packages.tables.ts'

/** What is held of a person here. Before fundingHoldings, whose applications it reads. */
export const fundingPackagesHoldings: readonly Holding[] = [
  goesWithApplication(fundingRequirements),
  {
    table: getTableName(fundingPayments),
    how: 'emptied',
    clear: async (tx, { ownAddress }) => {
      if (ownAddress !== null) await emptyFundingPayments(tx, eq(fundingPayments.emailKey, ownAddress))
    },
  },
  ...remains('nobody', 'amounts, the day and who of the staff recorded them, for the books', 'funding_fees'),
]

/**
 * What accounting must keep: amounts, days and the provider's ids. One that was not paid yet stays the same way, since it
 * may be paid in this very moment: then the money stands in the books.
 */
export async function emptyFundingPayments(tx: Queryable, which: SQL): Promise<void> {
  // Staff wrote why something was given back, perhaps about the person; the sums stay for the books.
  const paid = tx.select({ id: fundingPayments.paymentIntentId }).from(fundingPayments).where(which)
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, paid))
  await tx
    .update(fundingPayments)
    .set({
      name: '',
      email: '',
      emailKey: '',
      phone: '',
      holderUserId: '',
      // Unique, and made of what the person typed: the row's own number stands in its place.
      attemptKey: sql`'erased-' || ${fundingPayments.id}`,
      // A settlement that rendered a mail to the address before begins anew, without one.
      version: sql`${fundingPayments.version} + 1`,
    })
    .where(which)
}

/** The provider's ids of what an address paid for funding packages. @param address in lower case; null: none */
export async function selectFundingIntents(tx: Queryable, address: string | null): Promise<string[]> {
  if (address === null) return []
  const rows = await tx
    .select({ id: fundingPayments.paymentIntentId })
    .from(fundingPayments)
    .where(eq(fundingPayments.emailKey, address))
  return rows.map(({ id }) => id)
}

/** What is told of it in the archive of a person's data. */
export const fundingPackagesTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { address }) =>
      address === null ? [] : selectFundingPaymentsOfAddress(deps.database.db, address),
  },
]

async function selectFundingPaymentsOfAddress(queryable: Queryable, emailKey: string) {
  return queryable
    .select({
      product: fundingPayments.productName,
      amountCents: fundingPayments.amountCents,
      refundedCents: fundingPayments.refundedCents,
      status: fundingPayments.status,
      settledAt: fundingPayments.settledAt,
      createdAt: fundingPayments.createdAt,
    })
    .from(fundingPayments)
    .where(eq(fundingPayments.emailKey, emailKey))
}
