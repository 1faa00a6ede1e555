import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from './clients.tables.ts'

interface WaitingClients {
  rows: { id: number; name: string; since: Date }[]
  total: number
}

const isServed = isNull(clients.blockedAt)

/** Clients whose case nobody of the staff has opened yet, the oldest first, and how many. */
export const selectUnopened = (queryable: Queryable, limit: number): Promise<WaitingClients> =>
  waiting(queryable, and(isNull(clients.openedAt), isServed), clients.createdAt, limit)

/** Clients whose next round may be prepared and was not begun, the longest waiting first, and how many. */
export const selectReadyRounds = (queryable: Queryable, limit: number): Promise<WaitingClients> =>
  waiting(
    queryable,
    and(
      // As the index has it.
      sql`ready_round > rounds_begun`,
      isNotNull(clients.readyRoundSince),
      ne(clients.disputeStatus, 'completed'),
      isServed,
    ),
    clients.readyRoundSince,
    limit,
  )

/** Clients whose payment failed, the oldest first, and how many; one that staff gave back is no failure. */
export const selectUnpaid = (queryable: Queryable, limit: number): Promise<WaitingClients> =>
  waiting(
    queryable,
    and(eq(clients.paymentStatus, 'failed'), isNull(clients.refundedAt), isServed),
    clients.createdAt,
    limit,
  )

async function waiting(
  queryable: Queryable,
  which: SQL | undefined,
  since: typeof clients.createdAt | typeof clients.readyRoundSince,
  limit: number,
): Promise<WaitingClients> {
  const [counted] = await queryable.select({ total: count() }).from(clients).where(which)
  const total = counted?.total ?? 0
  if (limit === 0 || total === 0) return { rows: [], total }
  const rows = await queryable
    .select({ id: clients.id, name: clients.name, since })
    .from(clients)
    .where(which)
    .orderBy(asc(since), asc(clients.id))
    .limit(limit)
  return {
    rows: rows.flatMap(({ since: at, ...row }) => (at === null ? [] : [{ ...row, since: at }])),
    total,
  }
}

/** The numbers of those whom a member of staff looks after. */
export async function selectClientIdsOfOwner(queryable: Queryable, userId: string): Promise<number[]> {
  const rows = await queryable.select({ id: clients.id }).from(clients).where(eq(clients.ownerUserId, userId))
  return rows.map(({ id }) => id)
}

/** @returns whether it was new */
export async function setOpened(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const opened = await tx
    .update(clients)
    .set({ openedAt: now })
    .where(and(eq(clients.id, id), isNull(clients.openedAt)))
    .returning({ id: clients.id })
  return opened.length > 0
}

/** @returns whether it was another one before */
export async function setReadyRound(
  tx: Queryable,
  { clientId, round, now }: { clientId: number; round: number; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(clients)
    .set({ readyRound: round, readyRoundSince: round === 0 ? null : now })
    .where(and(eq(clients.id, clientId), ne(clients.readyRound, round)))
    .returning({ id: clients.id })
  return changed.length > 0
}

/** Clients with a deadline, proved or estimated, within these days, whose next round is not known to be ready. */
export async function selectJustLate(
  queryable: Queryable,
  { from, before }: { from: string; before: string },
): Promise<number[]> {
  const { nextDeadlineOn, readyRound, roundsBegun, disputeStatus } = clients
  const rows = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        gte(nextDeadlineOn, from),
        lt(nextDeadlineOn, before),
        lte(readyRound, roundsBegun),
        ne(disputeStatus, 'completed'),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Clients with a kept deadline of which nothing says whether it is proved; by id, after the given one. */
export async function selectUncounted(
  queryable: Queryable,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { id, nextDeadlineOn, nextDeadlineProved } = clients
  const rows = await queryable
    .select({ id })
    .from(clients)
    .where(and(gt(id, afterId), isNotNull(nextDeadlineOn), isNull(nextDeadlineProved)))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
