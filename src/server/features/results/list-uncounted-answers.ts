import type { Queryable } from '../../platform/db/database.ts'
import { selectUncountedHeads } from './results.store.ts'

/** Whose answers came in and say nothing that counts yet (shared/rules/uncounted-answer.ts), the oldest first, and how many. */
export const listUncountedAnswers = (queryable: Queryable, limit: number) =>
  selectUncountedHeads(queryable, limit)
