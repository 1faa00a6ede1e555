import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { creditScores } from './credit-scores.tables.ts'

export type CreditScoreRow = typeof creditScores.$inferSelect

/** Newest day first. */
export async function selectScores(queryable: Queryable, clientId: number): Promise<CreditScoreRow[]> {
  return queryable
    .select()
    .from(creditScores)
    .where(eq(creditScores.clientId, clientId))
    .orderBy(desc(creditScores.day), desc(creditScores.id))
}

/** Adds a score unless the same one is there. The caller holds the client's lock. */
export async function insertScoreOnce(tx: Queryable, row: typeof creditScores.$inferInsert): Promise<void> {
  const { clientId, score, day, source } = row
  const same = await tx
    .select({ id: creditScores.id })
    .from(creditScores)
    .where(
      and(
        eq(creditScores.clientId, clientId),
        eq(creditScores.score, score),
        eq(creditScores.day, day),
        eq(creditScores.source, source),
      ),
    )
    .limit(1)
  if (same.length === 0) await tx.insert(creditScores).values(row)
}
