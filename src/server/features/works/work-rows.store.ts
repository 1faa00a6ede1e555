import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { WorkState } from '../../../shared/rules/work-clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import type { Payer } from './works.store.ts'
import { type WorkRow, works } from './works.tables.ts'

/** A work with whose it is and who does it. */
export interface WorkOfBuyer {
  work: WorkRow
  product: string
  buyer: { name: string | null; email: string }
  /** The checkout session of a purchase; null for a funding package. */
  sessionId: string | null
  clientId: number | null
  applicationId: number | null
  /** Name of the owner; null: nobody. */
  owner: string | null
}

const columns = {
  work: works,
  purchase: {
    product: purchases.productName,
    name: purchases.name,
    email: purchases.email,
    sessionId: purchases.providerReference,
    clientId: purchases.clientId,
  },
  payment: {
    product: fundingPayments.productName,
    name: fundingPayments.name,
    email: fundingPayments.email,
    applicationId: fundingPayments.applicationId,
  },
  owner: { id: users.id, name: users.name, email: users.email },
}

const rowsIn = (queryable: Queryable) =>
  queryable
    .select(columns)
    .from(works)
    .leftJoin(purchases, eq(purchases.id, works.purchaseId))
    .leftJoin(fundingPayments, eq(fundingPayments.id, works.fundingPaymentId))
    .leftJoin(users, eq(users.id, works.ownerUserId))

type Found = Awaited<ReturnType<typeof rowsIn>>[number]

function ofBuyer({ work, purchase, payment, owner }: Found): WorkOfBuyer {
  const payer = purchase ?? payment
  return {
    work,
    product: payer?.product ?? '',
    buyer: { name: payer?.name || null, email: payer?.email ?? '' },
    sessionId: purchase?.sessionId ?? null,
    clientId: purchase?.clientId ?? null,
    applicationId: payment?.applicationId ?? null,
    owner: owner && (owner.name ?? owner.email ?? owner.id),
  }
}

export async function selectWork(queryable: Queryable, id: number): Promise<WorkOfBuyer | undefined> {
  const [row] = await rowsIn(queryable).where(eq(works.id, id))
  return row && ofBuyer(row)
}

/** Of one checkout session, in the order in which its product grants them. */
export async function selectWorksOfSession(queryable: Queryable, sessionId: string): Promise<WorkOfBuyer[]> {
  const rows = await rowsIn(queryable)
    .where(eq(purchases.providerReference, sessionId))
    .orderBy(asc(works.id))
  return rows.map(ofBuyer)
}

/** Of these payments, in the order in which they were made. */
export async function selectWorksOfPayers(
  queryable: Queryable,
  payers: readonly Payer[],
): Promise<WorkOfBuyer[]> {
  if (payers.length === 0) return []
  const rows = await rowsIn(queryable)
    .where(
      or(
        inArray(
          works.purchaseId,
          payers.flatMap((payer) => ('purchaseId' in payer ? payer.purchaseId : [])),
        ),
        inArray(
          works.fundingPaymentId,
          payers.flatMap((payer) => ('fundingPaymentId' in payer ? payer.fundingPaymentId : [])),
        ),
      ),
    )
    .orderBy(asc(works.id))
  return rows.map(ofBuyer)
}

/** Of an address in lower case: what is still to be done first, and of that what is due first. */
export async function selectWorksOfAddress(queryable: Queryable, emailKey: string): Promise<WorkOfBuyer[]> {
  const rows = await rowsIn(queryable)
    .where(or(eq(purchases.emailKey, emailKey), eq(fundingPayments.emailKey, emailKey)))
    .orderBy(desc(isNull(works.deliveredAt)), asc(works.dueOn), asc(works.id))
  return rows.map(ofBuyer)
}

export async function selectWorksByNumber(
  queryable: Queryable,
  ids: readonly number[],
): Promise<WorkOfBuyer[]> {
  const rows = await rowsIn(queryable)
    .where(inArray(works.id, [...ids]))
    .orderBy(asc(works.dueOn), asc(works.id))
  return rows.map(ofBuyer)
}

export interface WorkWish {
  show: WorkState
  key: string | undefined
  /** null: works of nobody; undefined: of anybody. */
  ownerUserId: string | null | undefined
  /** The day of the office, 'YYYY-MM-DD'. */
  today: string
  offset: number
  limit: number
}

/** One page of the queue: what is to be done by its day, what is over by when it ended, the newest first. */
export async function selectWorksPage(
  queryable: Queryable,
  wish: WorkWish,
): Promise<{ rows: WorkOfBuyer[]; total: number }> {
  const { ownerUserId, key } = wish
  const where = and(
    inState(wish),
    key === undefined ? undefined : eq(works.workKey, key),
    ownerUserId === null ? isNull(works.ownerUserId) : undefined,
    typeof ownerUserId === 'string' ? eq(works.ownerUserId, ownerUserId) : undefined,
  )
  const [counted] = await queryable.select({ total: count() }).from(works).where(where)
  const rows = await rowsIn(queryable)
    .where(where)
    .orderBy(...orderOf(wish.show))
    .offset(wish.offset)
    .limit(wish.limit)
  return { rows: rows.map(ofBuyer), total: counted?.total ?? 0 }
}

function inState({ show, today }: Pick<WorkWish, 'show' | 'today'>): SQL | undefined {
  if (show === 'delivered') return isNotNull(works.deliveredAt)
  const undelivered = isNull(works.deliveredAt)
  if (show === 'withdrawn') return and(undelivered, isNotNull(works.withdrawnAt))
  const toDo = and(undelivered, isNull(works.withdrawnAt))
  return show === 'late' ? and(toDo, lt(works.dueOn, today)) : toDo
}

function orderOf(show: WorkState) {
  if (show === 'delivered') return [desc(works.deliveredAt), desc(works.id)]
  if (show === 'withdrawn') return [desc(works.withdrawnAt), desc(works.id)]
  return [asc(works.dueOn), asc(works.id)]
}
