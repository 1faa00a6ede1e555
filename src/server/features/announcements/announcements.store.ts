import { desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type AnnouncementRow, announcements } from './announcements.tables.ts'

/** Undefined when one with this key is there already. */
export async function insertAnnouncement(
  tx: Queryable,
  row: typeof announcements.$inferInsert,
): Promise<AnnouncementRow | undefined> {
  const [inserted] = await tx.insert(announcements).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectAnnouncementByKey(
  queryable: Queryable,
  attemptKey: string,
): Promise<AnnouncementRow | undefined> {
  const [row] = await queryable.select().from(announcements).where(eq(announcements.attemptKey, attemptKey))
  return row
}

/** Those to everyone (null) or to one client, the newest first. */
export async function selectAnnouncements(
  queryable: Queryable,
  clientId: number | null,
  limit: number,
): Promise<AnnouncementRow[]> {
  const { clientId: to, id } = announcements
  return queryable
    .select()
    .from(announcements)
    .where(clientId === null ? isNull(to) : eq(to, clientId))
    .orderBy(desc(id))
    .limit(limit)
}
