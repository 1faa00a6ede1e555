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

/** A score that was kept before its model was: the same one gets its name. The caller holds the client's lock. */
export async function nameModel(
  tx: Queryable,
  score: { clientId: number; score: number; day: string; source: string; unnamed: string },
): Promise<void> {
  const { source, unnamed } = score
  if (source === unnamed) return
  await tx
    .update(creditScores)
    .set({ source })
    .where(sameScore({ ...score, source: unnamed }))
}

/** Adds a score unless the same one is there. The caller holds the client's lock. */
export async function insertScoreOnce(tx: Queryable, row: typeof creditScores.$inferInsert): Promise<void> {
  const same = await tx.select({ id: creditScores.id }).from(creditScores).where(sameScore(row)).limit(1)
  if (same.length === 0) await tx.insert(creditScores).values(row)
}

const sameScore = ({
  clientId,
  score,
  day,
  source,
}: Pick<CreditScoreRow, 'clientId' | 'score' | 'day' | 'source'>) =>
  and(
    eq(creditScores.clientId, clientId),
    eq(creditScores.score, score),
    eq(creditScores.day, day),
    eq(creditScores.source, source),
  )
