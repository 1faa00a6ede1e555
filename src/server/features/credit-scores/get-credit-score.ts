import type { Queryable } from '../../platform/db/database.ts'
import { type CreditScoreRow, selectScores } from './credit-scores.store.ts'

export interface CreditScore {
  score: number | null
  change: number | null
  history: { day: string; score: number; source: string }[]
}

/**
 * Decision 27: the change is against the last score of an earlier month, of the same bureau and model, for others are no change of it;
 * nulls when nothing was ever printed.
 */
export function creditScoreOf(
  newestFirst: readonly Pick<CreditScoreRow, 'day' | 'score' | 'source'>[],
): CreditScore {
  const latest = newestFirst[0]
  if (!latest) return { score: null, change: null, history: [] }
  const earlier = newestFirst.find(
    ({ day, source }) => source === latest.source && day.slice(0, 7) < latest.day.slice(0, 7),
  )
  return {
    score: latest.score,
    change: earlier ? latest.score - earlier.score : null,
    history: newestFirst.map(({ day, score, source }) => ({ day, score, source })).reverse(),
  }
}

export async function getCreditScore(queryable: Queryable, clientId: number): Promise<CreditScore> {
  return creditScoreOf(await selectScores(queryable, clientId))
}
