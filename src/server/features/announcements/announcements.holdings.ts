import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { announcements } from './announcements.tables.ts'

/** What is held of a person here. */
export const announcementsHoldings: readonly Holding[] = [goesWithClient(announcements)]

/** What is told of it in the archive of a person's data. */
export const announcementsTold: readonly Told<Deps>[] = [
  {
    part: 'notices',
    records: async (deps, { clientId }) => selectNoticesOf(deps.database.db, clientId),
  },
]

async function selectNoticesOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      title: announcements.title,
      message: announcements.message,
      from: announcements.authorName,
      createdAt: announcements.createdAt,
    })
    .from(announcements)
    .where(eq(announcements.clientId, clientId))
    .orderBy(asc(announcements.id))
}
