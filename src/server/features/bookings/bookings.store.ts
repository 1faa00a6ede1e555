import { and, asc, count, desc, eq, gt, gte, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { type PurchaseRow, purchases } from '../settlement/settlement.tables.ts'
import { type SessionBookingRow, sessionBookings, sessionHosts, sessionQuarters } from './bookings.tables.ts'

/** The purchase of a session: its row is the lock of its booking, as settling a refund takes it, too. */
export async function lockPurchaseOfSession(
  tx: Queryable,
  purchaseId: number,
): Promise<PurchaseRow | undefined> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update')
  return row
}

/** The newest booking of a purchase, whatever became of it. */
export async function selectNewestBooking(
  queryable: Queryable,
  purchaseId: number,
): Promise<SessionBookingRow | undefined> {
  const [row] = await queryable
    .select()
    .from(sessionBookings)
    .where(eq(sessionBookings.purchaseId, purchaseId))
    .orderBy(desc(sessionBookings.id))
    .limit(1)
  return row
}

export async function insertBooking(
  tx: Queryable,
  row: Omit<typeof sessionBookings.$inferInsert, 'id'>,
): Promise<SessionBookingRow> {
  const [inserted] = await tx.insert(sessionBookings).values(row).returning()
  if (!inserted) throw new Error('a booking was not inserted')
  return inserted
}

export async function updateBooking(
  tx: Queryable,
  id: number,
  change: Partial<SessionBookingRow>,
): Promise<SessionBookingRow> {
  const [row] = await tx.update(sessionBookings).set(change).where(eq(sessionBookings.id, id)).returning()
  if (!row) throw new Error(`booking ${id} is not there to change`)
  return row
}

/** @returns whether all of them were free */
export async function insertQuarters(
  tx: Queryable,
  {
    bookingId,
    staffUserId,
    quarters,
  }: { bookingId: number; staffUserId: string; quarters: readonly number[] },
): Promise<boolean> {
  const rows = quarters.map((quarter) => ({ bookingId, staffUserId, quarterAt: new Date(quarter) }))
  const inserted = await tx.insert(sessionQuarters).values(rows).onConflictDoNothing().returning()
  return inserted.length === rows.length
}

export async function deleteQuarters(tx: Queryable, bookingId: number): Promise<void> {
  await tx.delete(sessionQuarters).where(eq(sessionQuarters.bookingId, bookingId))
}

/** Quarters that are taken after an instant, those of one booking left out. */
export async function selectQuarters(
  queryable: Queryable,
  { after, except }: { after: Date; except: number | null },
): Promise<{ staffUserId: string; quarterAt: Date }[]> {
  return queryable
    .select({ staffUserId: sessionQuarters.staffUserId, quarterAt: sessionQuarters.quarterAt })
    .from(sessionQuarters)
    .where(
      and(
        gte(sessionQuarters.quarterAt, after),
        except === null ? undefined : ne(sessionQuarters.bookingId, except),
      ),
    )
}

/** How many sessions each member of staff has ahead. */
export async function countAhead(queryable: Queryable, after: Date): Promise<Map<string, number>> {
  const rows = await queryable
    .select({ staffUserId: sessionBookings.staffUserId, booked: count() })
    .from(sessionBookings)
    .where(and(eq(sessionBookings.state, 'booked'), gt(sessionBookings.startsAt, after)))
    .groupBy(sessionBookings.staffUserId)
  return new Map(rows.map(({ staffUserId, booked }) => [staffUserId, booked]))
}

/** A booking with its purchase and its host. */
export interface BookingWithPeople {
  booking: SessionBookingRow
  purchase: PurchaseRow
  /** `isGone`: who held it can sign in no more. */
  host: { name: string; email: string | null; meeting: string; isGone: boolean }
}

async function selectWithPeople(
  queryable: Queryable,
  where: SQL | undefined,
  { newestFirst, limit }: { newestFirst: boolean; limit: number },
): Promise<BookingWithPeople[]> {
  const { startsAt, id } = sessionBookings
  const rows = await queryable
    .select({ booking: sessionBookings, purchase: purchases, user: users, meeting: sessionHosts.meeting })
    .from(sessionBookings)
    .innerJoin(purchases, eq(purchases.id, sessionBookings.purchaseId))
    .leftJoin(users, and(eq(users.id, sessionBookings.staffUserId), isNull(users.disabledAt)))
    .leftJoin(sessionHosts, eq(sessionHosts.staffUserId, sessionBookings.staffUserId))
    .where(where)
    .orderBy(...(newestFirst ? [desc(startsAt), desc(id)] : [asc(startsAt), asc(id)]))
    .limit(limit)
  return rows.map(({ booking, purchase, user, meeting }) => ({
    booking,
    purchase,
    host: {
      name: user?.name ?? '',
      email: user?.email ?? null,
      meeting: meeting ?? '',
      isGone: user === null,
    },
  }))
}

export async function findBookingWithPeople(
  queryable: Queryable,
  id: number,
): Promise<BookingWithPeople | undefined> {
  const [row] = await selectWithPeople(queryable, eq(sessionBookings.id, id), { newestFirst: true, limit: 1 })
  return row
}

const most = 1000

/** Every session that is booked, the next first: what is over waits for its mark. */
export async function selectBooked(queryable: Queryable): Promise<BookingWithPeople[]> {
  return selectWithPeople(queryable, eq(sessionBookings.state, 'booked'), { newestFirst: false, limit: most })
}

/** What became of the last ones. */
export async function selectMarked(queryable: Queryable, limit: number): Promise<BookingWithPeople[]> {
  const states = ['held', 'missed', 'cancelled'] as const
  return selectWithPeople(queryable, inArray(sessionBookings.state, [...states]), {
    newestFirst: true,
    limit,
  })
}

/** Booked sessions of an address (in lower case) that are not over, the next first. */
export async function selectAheadOf(
  queryable: Queryable,
  { emailKey, after }: { emailKey: string; after: Date },
): Promise<BookingWithPeople[]> {
  const where = and(
    eq(purchases.emailKey, emailKey),
    eq(sessionBookings.state, 'booked'),
    gt(sessionBookings.endsAt, after),
  )
  return selectWithPeople(queryable, where, { newestFirst: false, limit: most })
}
