import { and, asc, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingHolders } from '../funding/funding.tables.ts'
import { type PurchaseRow, purchases } from '../settlement/settlement.tables.ts'
import { fundingPurchases } from './funding-packages.tables.ts'

/** Whose a purchase is: who signed in with the buyer's address, and the browser that paid. */
export interface PurchaseHolder {
  userId: string
  /** Proven ones, in lower case. */
  emailKeys: readonly string[]
}

export async function selectPurchaseById(
  queryable: Queryable,
  purchaseId: number,
): Promise<PurchaseRow | undefined> {
  const [row] = await queryable.select().from(purchases).where(eq(purchases.id, purchaseId))
  return row
}

/** Ties a purchase to an application; one that the address alone had put elsewhere goes along. */
export async function tiePurchase(
  tx: Queryable,
  row: { purchaseId: number; applicationId: number; byAddress: boolean; createdAt: Date },
): Promise<void> {
  const { applicationId, byAddress, createdAt } = row
  await tx
    .insert(fundingPurchases)
    .values(row)
    .onConflictDoUpdate({
      target: fundingPurchases.purchaseId,
      set: { applicationId, byAddress, createdAt },
      setWhere: eq(fundingPurchases.byAddress, true),
    })
}

export async function selectApplicationOfPurchase(
  queryable: Queryable,
  purchaseId: number,
): Promise<{ applicationId: number; byAddress: boolean } | undefined> {
  const [row] = await queryable
    .select({ applicationId: fundingPurchases.applicationId, byAddress: fundingPurchases.byAddress })
    .from(fundingPurchases)
    .where(eq(fundingPurchases.purchaseId, purchaseId))
  return row
}

/** What belongs to these applications, the oldest first. */
export async function selectPurchasesOfApplications(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<{ applicationId: number; purchase: PurchaseRow }[]> {
  if (applicationIds.length === 0) return []
  return queryable
    .select({ applicationId: fundingPurchases.applicationId, purchase: purchases })
    .from(fundingPurchases)
    .innerJoin(purchases, eq(purchases.id, fundingPurchases.purchaseId))
    .where(inArray(fundingPurchases.applicationId, [...applicationIds]))
    .orderBy(asc(purchases.id))
}

/**
 * Purchases of these products that wait for an application of their holder, the oldest first: those that none has, and those
 * that somebody else's has by the address alone.
 */
export async function selectWaitingPurchases(
  queryable: Queryable,
  { holder, productKeys }: { holder: PurchaseHolder; productKeys: readonly string[] },
): Promise<PurchaseRow[]> {
  const emailKeys = holder.emailKeys.filter((key) => key !== '')
  const own = queryable
    .select({ id: fundingHolders.applicationId })
    .from(fundingHolders)
    .where(eq(fundingHolders.userId, holder.userId))
  const rows = await queryable
    .select({ purchase: purchases })
    .from(purchases)
    .leftJoin(fundingPurchases, eq(fundingPurchases.purchaseId, purchases.id))
    .where(
      and(
        inArray(purchases.productKey, [...productKeys]),
        ne(purchases.status, 'unknown'),
        ne(purchases.emailKey, ''),
        or(
          eq(purchases.payerUserId, holder.userId),
          emailKeys.length === 0 ? undefined : inArray(purchases.emailKey, emailKeys),
        ),
        or(
          isNull(fundingPurchases.purchaseId),
          and(eq(fundingPurchases.byAddress, true), notInArray(fundingPurchases.applicationId, own)),
        ),
      ),
    )
    .orderBy(asc(purchases.id))
  return rows.map(({ purchase }) => purchase)
}

/** The same of an address that nobody proved: only what no application has. */
export async function selectUntiedPurchases(
  queryable: Queryable,
  { emailKey, productKeys }: { emailKey: string; productKeys: readonly string[] },
): Promise<PurchaseRow[]> {
  if (emailKey === '') return []
  const rows = await queryable
    .select({ purchase: purchases })
    .from(purchases)
    .leftJoin(fundingPurchases, eq(fundingPurchases.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.emailKey, emailKey),
        inArray(purchases.productKey, [...productKeys]),
        ne(purchases.status, 'unknown'),
        isNull(fundingPurchases.purchaseId),
      ),
    )
    .orderBy(asc(purchases.id))
  return rows.map(({ purchase }) => purchase)
}
