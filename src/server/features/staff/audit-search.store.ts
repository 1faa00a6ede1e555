import { and, desc, eq, gte, inArray, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { staffCredentials, users } from '../accounts/accounts.tables.ts'
import { inOrderOfNames } from '../accounts/in-order-of-names.ts'
import { type AuditEntryRow, auditEntries } from '../audit-log/audit-log.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { type AuditKind, accountActions, readingVerb, sendingVerb } from './audit-kinds.ts'

export interface AuditFilter {
  actor?: string | undefined
  client?: number | undefined
  kind?: AuditKind | undefined
  /** ISO instant, included. */
  from?: string | undefined
  /** ISO instant, not included. */
  until?: string | undefined
}

/** `at` is ISO text of one length and zone, so that it sorts as time does. */
function conditions(filter: AuditFilter): (SQL | undefined)[] {
  return [
    filter.actor === undefined ? undefined : eq(auditEntries.actorId, filter.actor),
    filter.client === undefined ? undefined : eq(auditEntries.clientId, filter.client),
    filter.from === undefined ? undefined : gte(auditEntries.at, filter.from),
    filter.until === undefined ? undefined : lt(auditEntries.at, filter.until),
    ofKind(filter.kind),
  ]
}

function ofKind(kind: AuditKind | undefined): SQL | undefined {
  const reads = sql`${auditEntries.action} ~ ${readingVerb}`
  const sends = sql`${auditEntries.action} ~ ${sendingVerb}`
  const accounts = [...accountActions]
  if (kind === 'accounts') return inArray(auditEntries.action, accounts)
  if (kind === 'files') return and(isNotNull(auditEntries.clientId), reads)
  if (kind === 'mail') return sends
  if (kind === 'changes') {
    return and(notInArray(auditEntries.action, accounts), sql`not (${reads})`, sql`not (${sends})`)
  }
  return undefined
}

/** Newest first, from an index whatever is filtered by person, client or day. @param before the last entry of the page before */
export async function searchAuditEntries(
  queryable: Queryable,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<{ entry: AuditEntryRow; clientName: string | null }[]> {
  const last = before === undefined ? undefined : await findAt(queryable, before)
  const { at, position } = auditEntries
  const further = last === undefined ? undefined : sql`(${at}, ${position}) < (${last}, ${before})`
  return queryable
    .select({ entry: auditEntries, clientName: clients.name })
    .from(auditEntries)
    .leftJoin(clients, eq(clients.id, auditEntries.clientId))
    .where(and(...conditions(filter), further))
    .orderBy(desc(at), desc(position))
    .limit(limit)
}

async function findAt(queryable: Queryable, position: number): Promise<string | undefined> {
  const [row] = await queryable
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(eq(auditEntries.position, position))
  return row?.at
}

export interface OpenedRow {
  clientId: number
  clientName: string | null
  actions: string[]
  count: number
  firstAt: string
  lastAt: string
}

/** Each client whose files a person opened in a time, the last opened first. */
export async function listOpenings(
  queryable: Queryable,
  filter: { actor: string; from: string; until: string },
): Promise<OpenedRow[]> {
  const { at, action, clientId } = auditEntries
  const opened = queryable
    .select({
      clientId,
      actions: sql<string[]>`array_agg(distinct ${action})`.as('actions'),
      count: sql<number>`count(*)::int`.as('openings'),
      firstAt: sql<string>`min(${at})`.as('first_at'),
      lastAt: sql<string>`max(${at})`.as('last_at'),
    })
    .from(auditEntries)
    .where(and(...conditions({ ...filter, kind: 'files' })))
    .groupBy(clientId)
    .as('opened')
  const rows = await queryable
    .select({
      clientId: opened.clientId,
      actions: opened.actions,
      count: opened.count,
      firstAt: opened.firstAt,
      lastAt: opened.lastAt,
      clientName: clients.name,
    })
    .from(opened)
    .leftJoin(clients, eq(clients.id, opened.clientId))
    .orderBy(desc(opened.lastAt))
  return rows.flatMap(({ clientId: id, ...row }) => (id === null ? [] : [{ ...row, clientId: id }]))
}

/** Everybody on the staff, by name: who can stand in the log. */
export async function listActors(queryable: Queryable): Promise<{ id: string; name: string }[]> {
  const rows = await queryable
    .select({ id: users.id, name: users.name, email: users.email })
    .from(staffCredentials)
    .innerJoin(users, eq(users.id, staffCredentials.userId))
  return inOrderOfNames(rows.map(({ id, name, email }) => ({ id, name: name ?? email ?? id })))
}
