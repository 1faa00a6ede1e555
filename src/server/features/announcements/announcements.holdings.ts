import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { announcements } from './announcements.tables.ts'

/** What is held of a person here. */
export const announcementsHoldings: readonly Holding[] = [goesWithClient(announcements)]
