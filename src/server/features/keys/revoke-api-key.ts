import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { revokeKey } from './keys.store.ts'

/** Ends a key: its next request is refused. Throws Refusal 'not_found' for one that is not there or ended before. */
export async function revokeApiKey(
  deps: Deps,
  { key, actor }: { key: number; actor: AuditActor },
): Promise<{ revoked: true }> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const row = await revokeKey(tx, key, now)
    if (!row) throw new Refusal('not_found', says('staff.noKey'))
    const detail = { key: row.id, name: row.name }
    await appendAuditEntry(tx, { actor, action: 'revoke-api-key', detail, at: now })
  })
  return { revoked: true }
}
