import {
  and,
  asc,
  desc,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, type LeftLongAgo, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emptySandbox } from '../../platform/payments/sandbox/empty-sandbox.store.ts'
import { checkoutCredits, payments, purchases, refunds } from './settlement.tables.ts'

const nobody = {
  name: null,
  email: '',
  emailKey: '',
  searched: [],
  phone: null,
  holderUserId: null,
  payerUserId: null,
}

/** What is held of a person here. What accounting must keep stays: amounts, days and the provider's ids. */
export const settlementHoldings: readonly Holding[] = [
  {
    table: getTableName(payments),
    how: 'emptied',
    until: ['client goes', 'nobody came back'],
    lock: lockPayments,
    clear: emptyPayments,
    knows: { rows: payments, address: payments.emailKey },
    // A payment that settled always made a client.
    forget: async (tx, { before }) =>
      emptyUnpaid(
        tx,
        and(isNull(payments.clientId), isNull(payments.settledAt), lt(payments.createdAt, before)),
      ),
  },
  {
    table: getTableName(purchases),
    how: 'emptied',
    until: ['client goes', 'nobody came back'],
    lock: (tx, client) => lockPurchases(tx, purchasesOf(client)),
    clear: async (tx, client) => {
      await tx.update(purchases).set(nobody).where(purchasesOf(client))
    },
    knows: { rows: purchases, address: purchases.emailKey },
    forget: forgetPurchases,
  },
  ...remains('nobody', 'amounts and the provider’s ids, for the books', 'checkout_credits', 'other_sums'),
]

export const paymentOf = ({ clientId, paymentIntentId }: DeletedClient) =>
  or(
    eq(payments.clientId, clientId),
    paymentIntentId === null ? undefined : eq(payments.paymentIntentId, paymentIntentId),
  )

/** What made this record, and, when the address goes, what it bought. */
export const purchasesOf = ({ clientId, ownAddress }: DeletedClient) =>
  or(eq(purchases.clientId, clientId), ownAddress === null ? undefined : eq(purchases.emailKey, ownAddress))

/** Purchases without a client record that nothing happened to since an instant and that are no running subscription. */
export function purchasesLeftBehind({ before, now, hasNoRecord }: LeftLongAgo): SQL | undefined {
  const isOver = or(isNull(purchases.opensUntil), lt(purchases.opensUntil, now))
  const cannotRenew = or(
    isNull(purchases.subscriptionId),
    notInArray(purchases.status, ['active', 'ending', 'past-due']),
  )
  return and(
    isNull(purchases.clientId),
    ne(purchases.emailKey, ''),
    lt(purchases.updatedAt, before),
    isOver,
    cannotRenew,
    hasNoRecord(purchases.emailKey),
  )
}

async function forgetPurchases(tx: Queryable, left: LeftLongAgo): Promise<void> {
  const rows = await tx.select().from(purchases).where(purchasesLeftBehind(left))
  for (const { id, name, email, emailKey, phone, ...row } of rows) {
    await emptySandbox(tx, providerIdsOf(row), saidIn([name, email, emailKey, phone]))
    await tx.update(purchases).set(nobody).where(eq(purchases.id, id))
  }
}

/** What a JSON text may repeat of a row: each text once, and none that is empty. */
export const saidIn = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => text || [])),
]

/** Under which ids the provider knows what was bought: session and customer. */
export async function selectProviderIdsOfPurchases(tx: Queryable, client: DeletedClient): Promise<string[]> {
  const { providerReference, customerId } = purchases
  const rows = await tx.select({ providerReference, customerId }).from(purchases).where(purchasesOf(client))
  return rows.flatMap(providerIdsOf)
}

const providerIdsOf = (row: { providerReference: string; customerId: string | null }): string[] => [
  row.providerReference,
  ...(row.customerId === null ? [] : [row.customerId]),
]

/** The provider's ids of everything that was paid for this record: its first package and the larger ones that followed. */
export async function selectIntentsOfClient(tx: Queryable, client: DeletedClient): Promise<string[]> {
  const rows = await tx.select({ id: payments.paymentIntentId }).from(payments).where(paymentOf(client))
  return rows.map(({ id }) => id)
}

/** Addresses under which this was paid: staff may have changed the record's since. */
export async function selectAddressesPaidUnder(tx: Queryable, client: DeletedClient): Promise<string[]> {
  const paid = await tx.select({ emailKey: payments.emailKey }).from(payments).where(paymentOf(client))
  const bought = await tx
    .select({ emailKey: purchases.emailKey })
    .from(purchases)
    .where(eq(purchases.clientId, client.clientId))
  return saidIn([...paid, ...bought].map(({ emailKey }) => emailKey))
}

/** A query of the users who paid something else than this. */
export const selectPayersOfOthers = (tx: Queryable, paymentIntentId: string | null): SQL =>
  sql`${tx
    .select({ id: payments.holderUserId })
    .from(payments)
    .where(ne(payments.paymentIntentId, paymentIntentId ?? ''))}`

/** Checkouts that an address (in lower case) began and never paid: what is paid has a client. */
const begunBy = (ownAddress: string) =>
  and(eq(payments.emailKey, ownAddress), isNull(payments.clientId), isNull(payments.settledAt))

/** The provider's ids of those. @param ownAddress null: none */
export async function selectBegunIntents(tx: Queryable, ownAddress: string | null): Promise<string[]> {
  if (ownAddress === null) return []
  const rows = await tx.select({ id: payments.paymentIntentId }).from(payments).where(begunBy(ownAddress))
  return rows.map(({ id }) => id)
}

/** The newest first: a settlement locks the payment, then the older ones whose credit it uses, then refunds and the record. */
async function lockPayments(tx: Queryable, client: DeletedClient): Promise<void> {
  const { id } = payments
  await tx.select({ id }).from(payments).where(paymentOf(client)).orderBy(desc(id)).for('update')
}

/** After the payments and before their refunds, as a settlement does. */
export async function lockPurchases(tx: Queryable, which: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (which === undefined) return
  const { id } = purchases
  await tx.select({ id }).from(purchases).where(which).orderBy(asc(id)).for('update')
}

async function emptyPayments(tx: Queryable, client: DeletedClient): Promise<void> {
  await emptyUnpaid(tx, and(paymentOf(client), isNull(payments.settledAt)))
  if (client.ownAddress !== null) await emptyUnpaid(tx, begunBy(client.ownAddress))
  await emptyPayer(tx, and(paymentOf(client), isNotNull(payments.settledAt)))
}

/**
 * A payment that never settled may still be paid, in another tab and in this very moment. It stays without its person until it is cancelled at the
 * provider, which drops it (closeLeftOrders), or until what came for it is given back.
 */
async function emptyUnpaid(tx: Queryable, unsettled: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (unsettled === undefined) return
  await emptyPayer(tx, and(unsettled, ne(payments.email, '')))
}

async function emptyPayer(tx: Queryable, which: SQL | undefined): Promise<void> {
  if (which === undefined) return
  const noPayer = { name: '', email: '', emailKey: '', phone: '', holderUserId: '', attemptKey: null }
  await tx
    .update(payments)
    // A settlement that rendered a mail to the address before begins anew, without one.
    .set({ ...noPayer, agreeToContact: false, preferences: null, version: sql`${payments.version} + 1` })
    .where(which)
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
  const own = queryable
    .select({ id: payments.paymentIntentId })
    .from(payments)
    .where(eq(payments.clientId, clientId))
  return selectRefunds(queryable, inArray(refunds.paymentIntentId, own))
}

/** What staff gave back of these payments, as whoever paid reads it; the oldest first. */
export async function selectRefundsOfIntents(queryable: Queryable, paymentIntentIds: readonly string[]) {
  return selectRefunds(queryable, inArray(refunds.paymentIntentId, [...paymentIntentIds]))
}

async function selectRefunds(queryable: Queryable, which: SQL) {
  return queryable
    .select({
      paymentIntentId: refunds.paymentIntentId,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
      closedAt: refunds.closedAt,
      closedNote: refunds.closedNote,
    })
    .from(refunds)
    .where(which)
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
