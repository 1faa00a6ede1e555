import {
  and,
  asc,
  eq,
  getTableName,
  inArray,
  isNull,
  like,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedApplication, type Holding, type LeftLongAgo, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteSandboxAnswers, emptySandbox } from '../../platform/payments/sandbox/empty-sandbox.store.ts'
import {
  findOtherApplication,
  goesWithApplication,
  selectHoldersOfApplication,
} from '../funding/funding.holdings.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { deleteMails } from '../outbox/outbox.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { saidIn } from '../settlement/settlement.holdings.ts'
import { refunds } from '../settlement/settlement.tables.ts'
import { fundingPayments, fundingPurchases, fundingRequirements } from './funding-packages.tables.ts'

/** What is held of a person here. Before fundingHoldings, whose applications it reads. */
export const fundingPackagesHoldings: readonly Holding[] = [
  goesWithApplication(fundingRequirements),
  goesWithApplication(fundingPurchases),
  {
    table: getTableName(fundingPayments),
    how: 'emptied',
    until: ['client goes', 'application goes', 'nobody came back'],
    clear: async (tx, { ownAddress }) => {
      if (ownAddress !== null) await emptyFundingPayments(tx, eq(fundingPayments.emailKey, ownAddress))
    },
    clearApplication: clearPayments,
    knows: { rows: fundingPayments, address: fundingPayments.emailKey },
    forget: forgetPayments,
  },
  ...remains('nobody', 'amounts, the day and who of the staff recorded them, for the books', 'funding_fees'),
]

/**
 * What accounting must keep: amounts, days and the provider's ids. One that was not paid yet stays the same way, since it
 * may be paid in this very moment: then the money stands in the books.
 */
async function emptyFundingPayments(tx: Queryable, which: SQL): Promise<void> {
  // Locked before their refunds, as a settlement does.
  const { id, paymentIntentId } = fundingPayments
  const paid = await tx
    .select({ paymentIntentId })
    .from(fundingPayments)
    .where(which)
    .orderBy(asc(id))
    .for('update')
  const intents = paid.map((payment) => payment.paymentIntentId)
  // Staff wrote why something was given back, perhaps about the person; the sums stay for the books.
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, intents))
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

/**
 * What accounting must keep stays of the payments that were made with this application. Where nobody has proven the
 * address, those of another browser are somebody else's, and wait for an application of that person.
 */
async function clearPayments(tx: Queryable, application: DeletedApplication): Promise<void> {
  const { applicationId, isOwn } = application
  const ofIt = eq(fundingPayments.applicationId, applicationId)
  if (!isOwn) {
    const holders = selectHoldersOfApplication(tx, applicationId)
    const next = await findOtherApplication(tx, application)
    await tx
      .update(fundingPayments)
      .set({ applicationId: next })
      .where(and(ofIt, ne(fundingPayments.emailKey, ''), notInArray(fundingPayments.holderUserId, holders)))
  }
  const paid = await tx.select({ id: fundingPayments.paymentIntentId }).from(fundingPayments).where(ofIt)
  const intents = paid.map(({ id }) => id)
  await deleteMails(tx, await mailsAboutPayments(tx, intents))
  await emptySandbox(tx, intents, application.said)
  await deleteSandboxAnswers(tx, intents)
  await emptyFundingPayments(tx, ofIt)
}

/** Receipts and news of refunds of these payments. */
async function mailsAboutPayments(
  queryable: Queryable,
  intents: readonly string[],
): Promise<SQL | undefined> {
  if (intents.length === 0) return undefined
  const { dedupeKey } = mailOutbox
  const refunded = await queryable
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, [...intents]))
  const keys = [...intents.map((id) => `funding-receipt:${id}`), ...refunded.map(({ id }) => `refund:${id}`)]
  return or(inArray(dedupeKey, keys), ...intents.map((id) => like(dedupeKey, `funding-refund:${id}:%`)))
}

/** Payments of which the person goes with an application: where nobody has proven the address, those of its own browsers. */
export function fundingPaymentsOf(queryable: Queryable, { applicationId, isOwn }: DeletedApplication) {
  const ofIt = eq(fundingPayments.applicationId, applicationId)
  if (isOwn) return ofIt
  const holders = selectHoldersOfApplication(queryable, applicationId)
  return and(ofIt, or(eq(fundingPayments.emailKey, ''), inArray(fundingPayments.holderUserId, holders)))
}

/** Payments for a package that no application followed. */
export function fundingPaymentsLeftBehind({ before }: Pick<LeftLongAgo, 'before'>): SQL | undefined {
  return and(
    isNull(fundingPayments.applicationId),
    ne(fundingPayments.emailKey, ''),
    lt(fundingPayments.updatedAt, before),
  )
}

async function forgetPayments(tx: Queryable, left: LeftLongAgo): Promise<void> {
  const rows = await tx.select().from(fundingPayments).where(fundingPaymentsLeftBehind(left))
  for (const { id, paymentIntentId, name, email, emailKey, phone } of rows) {
    await emptySandbox(tx, [paymentIntentId], saidIn([name, email, emailKey, phone]))
    await emptyFundingPayments(tx, eq(fundingPayments.id, id))
  }
}

/** A payment for an application since an instant is a use of it. */
export const wasPaidSince = (since: SQL): SQL => sql`exists (select 1 from ${fundingPayments} as paid
  where paid.application_id = ${fundingApplications.id} and paid.updated_at >= ${since})`

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
