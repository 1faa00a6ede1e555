import type { Queryable } from '../../platform/db/database.ts'
import { selectUnreadHeads } from './reports.store.ts'

/** Whose current reports were not, or not wholly, understood, the oldest first, and how many there are in all. */
export const listUnreadHeads = (queryable: Queryable, limit: number) => selectUnreadHeads(queryable, limit)
