import { and, asc, count, desc, eq, isNotNull, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type DisputeResultRow,
  disputeResults,
  type PacketRequestRow,
  packetRequests,
} from './results.tables.ts'

/** Every answer of a client's case, by round and age. */
export async function selectResults(queryable: Queryable, clientId: number): Promise<DisputeResultRow[]> {
  return queryable
    .select()
    .from(disputeResults)
    .where(eq(disputeResults.clientId, clientId))
    .orderBy(asc(disputeResults.round), asc(disputeResults.receivedOn), asc(disputeResults.id))
}

export async function selectSameResult(
  queryable: Queryable,
  given: { clientId: number; round: number; bureau: BureauKey; sha256: string },
): Promise<DisputeResultRow | undefined> {
  const [row] = await queryable
    .select()
    .from(disputeResults)
    .where(
      and(
        eq(disputeResults.clientId, given.clientId),
        eq(disputeResults.round, given.round),
        eq(disputeResults.bureau, given.bureau),
        eq(disputeResults.sha256, given.sha256),
      ),
    )
  return row
}

/** Adds an answer; undefined when the same file was taken before. */
export async function insertResult(
  tx: Queryable,
  row: Omit<typeof disputeResults.$inferInsert, 'id'>,
): Promise<DisputeResultRow | undefined> {
  const [inserted] = await tx.insert(disputeResults).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectResult(queryable: Queryable, id: number): Promise<DisputeResultRow | undefined> {
  const [row] = await queryable.select().from(disputeResults).where(eq(disputeResults.id, id))
  return row
}

/** The answer, locked until the transaction ends. */
export async function lockResult(tx: Queryable, id: number): Promise<DisputeResultRow | undefined> {
  const [row] = await tx.select().from(disputeResults).where(eq(disputeResults.id, id)).for('update')
  return row
}

/** Throws when there is no such answer: its row was locked before. */
export async function changeResult(
  tx: Queryable,
  id: number,
  change: Partial<Pick<DisputeResultRow, 'problem' | 'source' | 'itemsSealed' | 'round' | 'bureau'>>,
): Promise<DisputeResultRow> {
  const [row] = await tx.update(disputeResults).set(change).where(eq(disputeResults.id, id)).returning()
  if (!row) throw new Error('a locked answer is gone')
  return row
}

/** The newest request for packets of a client. */
export async function selectPacketRequest(
  queryable: Queryable,
  clientId: number,
): Promise<PacketRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(packetRequests)
    .where(eq(packetRequests.clientId, clientId))
    .orderBy(desc(packetRequests.id))
    .limit(1)
  return row
}

export async function insertPacketRequest(
  tx: Queryable,
  row: Omit<typeof packetRequests.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(packetRequests).values(row)
}

/** What the program says of an answer that is still read, and of one that its client has said is none. */
const needsNobody = [saysCode('answer.reading'), saysCode('answer.setAside')]

/** Answers of which nobody has said what the paper says, while no other one to the same letter counts; the oldest first. */
export async function selectUncountedHeads(queryable: Queryable, limit: number) {
  const { id, clientId, round, bureau, problem, createdAt } = disputeResults
  const counting = alias(disputeResults, 'counting')
  const isCounted = queryable
    .select({ one: sql`1` })
    .from(counting)
    .where(
      and(
        eq(counting.clientId, clientId),
        eq(counting.round, round),
        eq(counting.bureau, bureau),
        isNull(counting.problem),
      ),
    )
  const where = and(isNotNull(problem), notInArray(problem, needsNobody), notExists(isCounted))
  const [counted] = await queryable.select({ total: count() }).from(disputeResults).where(where)
  const rows = await queryable
    .select({ clientId, createdAt })
    .from(disputeResults)
    .where(where)
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return { rows, total: counted?.total ?? 0 }
}
