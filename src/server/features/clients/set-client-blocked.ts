import type { Queryable } from '../../platform/db/database.ts'
import { changeClient, lockClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/**
 * Blocks a record, or opens it again, in the caller's transaction. A record that is so already stays as it is.
 * @returns the record and whether anything changed; undefined when there is no such client.
 */
export async function setClientBlocked(
  tx: Queryable,
  input: { clientId: number; blocked: boolean; reason: string; by: string; now: Date },
): Promise<{ client: ClientRow; changed: boolean } | undefined> {
  const client = await lockClient(tx, input.clientId)
  if (!client) return undefined
  if ((client.blockedAt !== null) === input.blocked) return { client, changed: false }
  const change = input.blocked
    ? { blockedAt: input.now, blockedReason: input.reason || null }
    : { blockedAt: null, blockedReason: null }
  const changed = await changeClient(tx, client.id, { ...change, changedBy: input.by }, input.now)
  return { client: changed, changed: true }
}
