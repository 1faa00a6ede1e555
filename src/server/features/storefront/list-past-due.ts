import type { Queryable } from '../../platform/db/database.ts'
import { selectPastDue } from './purchases.store.ts'

/** Subscriptions whose renewal was not paid, and how many there are in all. */
export const listPastDue = (queryable: Queryable, limit: number) => selectPastDue(queryable, limit)
