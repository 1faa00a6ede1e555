import type { Queryable } from '../../platform/db/database.ts'
import { selectTroubledHeads } from './postal.store.ts'

/** Whose letters somebody has to look after, the longest waiting first, and how many there are in all. */
export const listTroubledHeads = (queryable: Queryable, limit: number) =>
  selectTroubledHeads(queryable, limit)
