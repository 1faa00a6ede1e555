import type * as z from 'zod/mini'
import type { passkey } from '../../../shared/api/team.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { StaffPasskeyRow } from './accounts.tables.ts'
import { countPasskeys, deletePasskey, listPasskeysOfUser } from './passkeys.store.ts'

export type Passkey = z.output<typeof passkey>

export function describePasskey(row: StaffPasskeyRow): Passkey {
  return {
    id: row.credentialId,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

/** A member's own, the oldest first. */
export async function listOwnPasskeys(deps: Deps, userId: string): Promise<Passkey[]> {
  return (await listPasskeysOfUser(deps.database.db, userId)).map(describePasskey)
}

/** Throws Refusal 'not_found' for one that is not this member's. */
export async function removeOwnPasskey(
  deps: Deps,
  input: { actor: AuditActor; passkey: string },
): Promise<{ removed: true }> {
  await deps.database.transaction(async (tx) => {
    const name = await deletePasskey(tx, input.actor.id, input.passkey)
    if (name === undefined) throw new Refusal('not_found', says('staff.noPasskey'))
    await appendAuditEntry(tx, {
      actor: input.actor,
      action: 'remove-passkey',
      detail: { name },
      at: deps.clock.now(),
    })
  })
  return { removed: true }
}

/** How many passkeys each member has, by user id; who has none is not in it. */
export async function countOwnPasskeys(queryable: Queryable): Promise<Map<string, number>> {
  return countPasskeys(queryable)
}
