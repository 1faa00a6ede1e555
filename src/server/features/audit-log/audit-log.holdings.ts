import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Holding, remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditEntryRow, auditEntries } from './audit-log.tables.ts'

/** What is held of a person here. */
export const auditLogHoldings: readonly Holding[] = [
  ...remains(
    'stays',
    'says who did what to which number, and no name; a chain with a gap proves nothing',
    'audit_entries',
    'audit_head',
  ),
]

const isOpening = or(
  ...['open-%', 'download-%', 'export-%'].map((shape) => sql`${auditEntries.action} like ${shape}`),
)

/** What staff opened, downloaded or exported of a client, the newest first. */
export async function selectOpenings(
  queryable: Queryable,
  clientId: number,
  limit: number,
): Promise<AuditEntryRow[]> {
  return newestOf(queryable, eq(auditEntries.clientId, clientId), limit)
}

/** The same of a funding application. */
export async function selectApplicationOpenings(
  queryable: Queryable,
  applicationId: number,
  limit: number,
): Promise<AuditEntryRow[]> {
  return newestOf(queryable, sql`${auditEntries.detail}->>'application' = ${String(applicationId)}`, limit)
}

async function newestOf(queryable: Queryable, about: SQL, limit: number): Promise<AuditEntryRow[]> {
  return queryable
    .select()
    .from(auditEntries)
    .where(and(about, isOpening))
    .orderBy(desc(auditEntries.position))
    .limit(limit)
}
