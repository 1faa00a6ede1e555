import type { AuditEntry } from '../../../shared/api/audit.ts'
import { addDays, isDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { AuditDetail, AuditKind } from './audit-kinds.ts'
import { listActors, searchAuditEntries } from './audit-search.store.ts'

const pageSize = 50

interface Asked {
  actor?: string | undefined
  client?: number | undefined
  kind?: AuditKind | 'all' | undefined
  /** Days in UTC, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Position of the last entry of the page before. */
  before?: number | undefined
  reader: AuditActor
}

/**
 * One page of the audit log, the newest first. Looking a person or a client up stands in the log itself, once for all
 * pages of one look.
 */
export async function listAuditLog(
  deps: Deps,
  asked: Asked,
): Promise<{ entries: AuditEntry[]; before: number | null; actors: { id: string; name: string }[] }> {
  const { db } = deps.database
  const { actor, client, kind, from, to, before } = asked
  const filter = { actor, client, kind: kind === 'all' ? undefined : kind, from, until: to && dayAfter(to) }
  const rows = await searchAuditEntries(db, filter, before, pageSize + 1)
  const page = rows.slice(0, pageSize)
  if (before === undefined && (actor !== undefined || client !== undefined)) {
    await noteReading(deps, asked.reader, client ?? null, { person: actor ?? null })
  }
  return {
    entries: page.map(({ entry, clientName }) => ({
      position: entry.position,
      at: entry.at,
      actorId: entry.actorId,
      actorName: entry.actorName,
      action: entry.action,
      clientId: entry.clientId,
      clientName,
      detail: entry.detail,
    })),
    before: rows.length > pageSize ? (page.at(-1)?.entry.position ?? null) : null,
    actors: [...(await listActors(db)), { id: 'system', name: 'ARMOR itself' }],
  }
}

/** A reading of the log that tells about a person or a client stands in the log. */
export async function noteReading(
  deps: Deps,
  reader: AuditActor,
  clientId: number | null,
  detail: AuditDetail,
): Promise<void> {
  const entry = { actor: reader, action: 'read-audit-log', clientId, detail, at: deps.clock.now() }
  await deps.database.transaction((tx) => appendAuditEntry(tx, entry))
}

/** 'YYYY-MM-DD' of the day after; a day that no calendar has is taken as it is. */
export function dayAfter(day: string): string {
  return isDay(day) ? addDays(day, 1) : day
}
