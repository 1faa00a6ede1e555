import type { Queryable } from '../../platform/db/database.ts'
import { insertAuditEntry, lockAuditHead, updateAuditHead } from './audit.store.ts'
import { hashOfEntry } from './audit-chain.ts'

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
  const head = await lockAuditHead(tx)
  const entry = {
    position: head.count + 1,
    at: event.at.toISOString(),
    actorId: event.actor.id,
    actorName: event.actor.name,
    action: event.action,
    clientId: event.clientId ?? null,
    detail: event.detail ?? {},
    previousHash: head.hash,
  }
  const hash = hashOfEntry(entry)
  await insertAuditEntry(tx, { ...entry, hash })
  await updateAuditHead(tx, { count: entry.position, hash })
}
