import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { DeletedClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { purchasesOf } from '../settlement/settlement.holdings.ts'
import { type PurchaseRow, purchases } from '../settlement/settlement.tables.ts'
import {
  type RenewalAgreementRow,
  renewalAgreements,
  renewalNotices,
  subscriptionEndings,
} from './renewals.tables.ts'

/** Once for a checkout session: the first words stand. */
export async function insertAgreement(tx: Queryable, row: RenewalAgreementRow): Promise<void> {
  await tx.insert(renewalAgreements).values(row).onConflictDoNothing()
}

/**
 * Running subscriptions that may be due a reminder and were sent none since an instant, the oldest first.
 * @param annual keys of products that renew by the year; the others are of months
 */
export async function selectRemindable(
  queryable: Queryable,
  which: {
    annual: readonly string[]
    renewsBefore: Date
    boughtBefore: Date
    remindedSince: Date
    after: number
    limit: number
  },
): Promise<PurchaseRow[]> {
  const isAnnual = inArray(purchases.productKey, [...which.annual])
  const reminded = queryable
    .select({ one: sql`1` })
    .from(renewalNotices)
    .where(
      and(eq(renewalNotices.purchaseId, purchases.id), gt(renewalNotices.createdAt, which.remindedSince)),
    )
  return queryable
    .select()
    .from(purchases)
    .where(
      and(
        isNotNull(purchases.subscriptionId),
        eq(purchases.status, 'active'),
        ne(purchases.emailKey, ''),
        gt(purchases.id, which.after),
        or(
          and(isAnnual, lte(purchases.opensUntil, which.renewsBefore)),
          and(sql`not ${isAnnual}`, lte(purchases.createdAt, which.boughtBefore)),
        ),
        notExists(reminded),
      ),
    )
    .orderBy(asc(purchases.id))
    .limit(which.limit)
}

/** @returns whether it is the first one of its occasion */
export async function insertNotice(tx: Queryable, row: typeof renewalNotices.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(renewalNotices).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/**
 * Agreements that the law asks for no more: of pages that nobody paid, and three years old where the subscription is over
 * for a year (facts 3.8).
 */
export async function deleteOldAgreements(
  tx: Queryable,
  before: { unpaid: Date; agreed: Date; ended: Date },
): Promise<void> {
  const bought = tx
    .select({ one: sql`1` })
    .from(purchases)
    .where(eq(purchases.providerReference, renewalAgreements.sessionId))
  const lasting = tx
    .select({ one: sql`1` })
    .from(purchases)
    .where(
      and(
        eq(purchases.providerReference, renewalAgreements.sessionId),
        or(
          inArray(purchases.status, ['active', 'ending', 'past-due']),
          gt(purchases.updatedAt, before.ended),
        ),
      ),
    )
  await tx
    .delete(renewalAgreements)
    .where(
      or(
        and(lt(renewalAgreements.agreedAt, before.unpaid), notExists(bought)),
        and(lt(renewalAgreements.agreedAt, before.agreed), notExists(lasting)),
      ),
    )
}

export async function insertEnding(
  tx: Queryable,
  row: { subscriptionId: string; askedAt: Date },
): Promise<void> {
  await tx.insert(subscriptionEndings).values(row).onConflictDoNothing()
}

export async function markEnded(queryable: Queryable, subscriptionId: string, at: Date): Promise<void> {
  await queryable
    .update(subscriptionEndings)
    .set({ endedAt: at })
    .where(and(eq(subscriptionEndings.subscriptionId, subscriptionId), isNull(subscriptionEndings.endedAt)))
}

/** Ids of the subscriptions of a client that are not over. */
export async function selectRunningSubscriptions(tx: Queryable, client: DeletedClient): Promise<string[]> {
  const rows = await tx
    .select({ id: purchases.subscriptionId })
    .from(purchases)
    .where(and(isNotNull(purchases.subscriptionId), ne(purchases.status, 'ended'), purchasesOf(client)))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Subscriptions that are to end and of which the provider has not said so. */
export async function selectOpenEndings(queryable: Queryable, limit: number): Promise<string[]> {
  const rows = await queryable
    .select({ id: subscriptionEndings.subscriptionId })
    .from(subscriptionEndings)
    .where(isNull(subscriptionEndings.endedAt))
    .orderBy(asc(subscriptionEndings.askedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
