import type { ApiKey } from '../../../shared/api/keys.ts'
import { keyPrefix } from '../accounts/live-key.ts'
import type { KeyOfMember } from './keys.store.ts'

/** A key as an admin sees it: nothing of it opens anything. */
export function describeKey({ key, user }: KeyOfMember): ApiKey {
  return {
    id: key.id,
    name: key.name,
    hint: `${keyPrefix}${key.hint}…`,
    scopes: [...key.scopes],
    madeBy: user.name ?? user.email ?? '',
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  }
}
