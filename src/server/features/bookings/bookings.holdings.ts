import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { purchasesLeftBehind, purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { openNote } from './booking-note.ts'
import { sessionBookings, sessionQuarters } from './bookings.tables.ts'

const until = ['client goes', 'nobody came back'] as const

const ofPurchases = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    sessionBookings.purchaseId,
    // A condition that nobody gave must never become 'every row'.
    queryable
      .select({ id: purchases.id })
      .from(purchases)
      .where(which ?? sql`false`),
  )

const quartersOf = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    sessionQuarters.bookingId,
    queryable.select({ id: sessionBookings.id }).from(sessionBookings).where(ofPurchases(queryable, which)),
  )

/** When a person's sessions are or were, and what they wanted to be known. Before settlementHoldings, whose purchases it reads. */
export const bookingsHoldings: readonly Holding[] = [
  {
    ...goes(sessionQuarters, [...until], (client: DeletedClient, queryable) =>
      quartersOf(queryable, purchasesOf(client)),
    ),
    forget: async (tx, left) => {
      await tx.delete(sessionQuarters).where(quartersOf(tx, purchasesLeftBehind(left)))
    },
  },
  {
    ...goes(sessionBookings, [...until], (client: DeletedClient, queryable) =>
      ofPurchases(queryable, purchasesOf(client)),
    ),
    forget: async (tx, left) => {
      await tx.delete(sessionBookings).where(ofPurchases(tx, purchasesLeftBehind(left)))
    },
  },
  ...remains('nobody', 'when staff hold sessions', 'session_hosts', 'session_hours', 'session_days_off'),
]

/** What is told of it in the archive of a person's data. */
export const bookingsTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { address }) => {
      if (address === null) return []
      const rows = await selectBookingsOf(deps.database.db, address)
      return rows.map(({ booking, product }) => {
        const { startsAt, endsAt, state, createdAt } = booking
        return { product, startsAt, endsAt, state, bookedAt: createdAt, note: openNote(deps.sealer, booking) }
      })
    },
  },
]

/** Only for whoever has proven the address. */
async function selectBookingsOf(queryable: Queryable, emailKey: string) {
  return queryable
    .select({ booking: sessionBookings, product: purchases.productName })
    .from(sessionBookings)
    .innerJoin(purchases, eq(purchases.id, sessionBookings.purchaseId))
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(asc(sessionBookings.id))
}

/** Booked sessions of a client that have not begun. */
export async function selectAheadOfClient(queryable: Queryable, client: DeletedClient, now: Date) {
  return queryable
    .select({ booking: sessionBookings, product: purchases.productName })
    .from(sessionBookings)
    .innerJoin(purchases, eq(purchases.id, sessionBookings.purchaseId))
    .where(
      and(
        ofPurchases(queryable, purchasesOf(client)),
        eq(sessionBookings.state, 'booked'),
        gt(sessionBookings.startsAt, now),
      ),
    )
}
