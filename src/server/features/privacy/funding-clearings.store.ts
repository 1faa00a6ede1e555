import { eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import * as funding from '../funding/funding.tables.ts'
import { fundingPayments, fundingRequirements } from '../funding-packages/funding-packages.tables.ts'
import type { Clearing, DeletedClient } from './clearing.ts'
import { emptyReasonsOfFunding } from './refunds-of-address.store.ts'

const { fundingApplications, fundingDrafts, fundingFiles, fundingHolders, fundingLinks } = funding

const ofAddress = (emailKey: PgColumn, { ownAddress }: DeletedClient) =>
  ownAddress === null ? undefined : eq(emailKey, ownAddress)
const ofUsers = (userId: PgColumn, { userIds }: DeletedClient) =>
  userIds.length === 0 ? undefined : inArray(userId, [...userIds])

const goes = (
  table: PgTable,
  where: (tx: Queryable, client: DeletedClient) => SQL | undefined,
): Clearing => ({
  table: getTableName(table),
  how: 'goes',
  clear: async (tx, client) => {
    // A condition that this client does not have must never become 'every row'.
    await tx.delete(table).where(where(tx, client) ?? sql`false`)
  },
})

/** Rows of the applications that go with their address. */
const ofApplications = (table: PgTable & { applicationId: PgColumn }): Clearing =>
  goes(table, (tx, client) => inArray(table.applicationId, applicationsOf(tx, client)))

function applicationsOf(tx: Queryable, client: DeletedClient) {
  return tx
    .select({ id: fundingApplications.id })
    .from(fundingApplications)
    .where(ofAddress(fundingApplications.emailKey, client) ?? sql`false`)
}

/**
 * Funding applications of an address that its owner or staff delete, with everything about them; what was typed in the
 * sessions that go; of the payments what accounting must keep.
 */
export function fundingClearings(): Clearing[] {
  return [
    ofApplications(funding.fundingDocuments),
    ofApplications(fundingFiles),
    ofApplications(funding.fundingMessages),
    ofApplications(funding.fundingStatusChanges),
    ofApplications(fundingRequirements),
    goes(fundingHolders, (tx, client) =>
      or(
        ofUsers(fundingHolders.userId, client),
        inArray(fundingHolders.applicationId, applicationsOf(tx, client)),
      ),
    ),
    goes(fundingDrafts, (_tx, client) =>
      or(ofUsers(fundingDrafts.userId, client), ofAddress(fundingDrafts.emailKey, client)),
    ),
    goes(fundingLinks, (_tx, client) => ofAddress(fundingLinks.emailKey, client)),
    {
      table: getTableName(fundingPayments),
      how: 'emptied',
      clear: async (tx, client) => {
        const own = ofAddress(fundingPayments.emailKey, client)
        if (own !== undefined) await emptyFundingPayments(tx, own)
      },
    },
    {
      table: 'funding_fees',
      how: 'nobody',
      why: 'amounts, the day and who of the staff recorded them, for the books',
    },
    goes(fundingApplications, (_tx, client) => ofAddress(fundingApplications.emailKey, client)),
  ]
}

/**
 * What accounting must keep: amounts, days and the provider's ids. One that was not paid yet stays the same way, since it
 * may be paid in this very moment: then the money stands in the books.
 */
export async function emptyFundingPayments(tx: Queryable, which: SQL): Promise<void> {
  await emptyReasonsOfFunding(tx, which)
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

/** Numbers of the applications of an address. @param address in lower case; null: none */
export async function selectApplicationIds(tx: Queryable, address: string | null): Promise<number[]> {
  if (address === null) return []
  const rows = await tx
    .select({ id: fundingApplications.id })
    .from(fundingApplications)
    .where(eq(fundingApplications.emailKey, address))
  return rows.map(({ id }) => id)
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
