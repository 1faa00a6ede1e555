import type { Queryable } from '../../platform/db/database.ts'
import { hashOfEntry } from './audit-chain.ts'
import { insertAuditEntries, insertAuditEntry, lockAuditHead, updateAuditHead } from './audit-log.store.ts'

/** Who did it: a member of staff, or 'system' for what the product does by itself. */
export interface AuditActor {
  id: string
  name: string
}

export interface AuditEvent {
  actor: AuditActor
  /** Verb and noun, the name of the call: 'listClients'. */
  action: string
  clientId?: number | null
  detail?: Record<string, string | number | boolean | null>
  at: Date
}

/**
 * Adds one entry, chained to the one before (decision 17). In the caller's transaction, so that an act and its entry
 * exist together. Appending is serial: the head of the chain is locked until the transaction ends.
 */
export async function appendAuditEntry(tx: Queryable, event: AuditEvent): Promise<void> {
  await appendAuditEntries(tx, [event])
}

/** The same for many acts of one transaction: one entry each, in their order, under one lock. */
export async function appendAuditEntries(tx: Queryable, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  const head = await lockAuditHead(tx)
  let { count, hash } = head
  const entries = events.map((event) => {
    const entry = {
      position: count + 1,
      at: event.at.toISOString(),
      actorId: event.actor.id,
      actorName: event.actor.name,
      action: event.action,
      clientId: event.clientId ?? null,
      detail: event.detail ?? {},
      previousHash: hash,
    }
    count = entry.position
    hash = hashOfEntry(entry)
    return { ...entry, hash }
  })
  const [only] = entries
  if (only && entries.length === 1) return insertAuditEntry(tx, only)
  await insertAuditEntries(tx, entries)
  await updateAuditHead(tx, { count, hash })
}
