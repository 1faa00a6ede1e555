import type { Queryable } from '../../platform/db/database.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { insertScoreOnce } from './credit-scores.store.ts'

/**
 * Decision 27: a score that staff entered, with the day on which it held ('YYYY-MM-DD'), in the caller's transaction.
 * The same one twice is one.
 * @returns false when there is no such client.
 */
export async function enterCreditScore(
  tx: Queryable,
  input: { clientId: number; score: number; day: string; source: string; now: Date },
): Promise<boolean> {
  const { now, ...score } = input
  if (!(await findClientForChange(tx, input.clientId))) return false
  await insertScoreOnce(tx, { ...score, createdAt: now })
  return true
}
