import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditEntryRow, auditEntries } from '../staff/staff.tables.ts'

/** What staff opened, downloaded or exported of a client, the newest first. */
export async function selectOpenings(
  queryable: Queryable,
  clientId: number,
  limit: number,
): Promise<AuditEntryRow[]> {
  return queryable
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.clientId, clientId),
        or(...['open-%', 'download-%', 'export-%'].map((shape) => sql`${auditEntries.action} like ${shape}`)),
      ),
    )
    .orderBy(desc(auditEntries.position))
    .limit(limit)
}
