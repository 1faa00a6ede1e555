import type { KeyScope } from '../../../shared/rules/key-scopes.ts'
import { scopeOfCall } from '../../../shared/rules/key-scopes.ts'
import { limitsOf } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type KeyLookup, touchKey } from './api-keys.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import type { Viewer } from './viewer.ts'

/** Begins every key of the API, so that one that leaked is recognised as such. */
export const keyPrefix = 'armor_key_'
const bearer = /^bearer +(\S+)$/i
const keyShape = new RegExp(`^${keyPrefix}[A-Za-z0-9_-]{43}$`)

/** A sign of life is written at most this often. */
const touchEveryMs = 60_000

/** A request by a key: who it acts as, and which calls it may make. */
export interface LiveKey {
  viewer: Extract<Viewer, { kind: 'staff' }>
  /** Names the key where requests are counted. */
  id: string
  mayCall(name: string): boolean
}

/** What a request carries as `Authorization: Bearer …`; null without one, also with credentials of another kind. */
export function bearerOf(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null
}

/**
 * The key of a request. It acts as the member of staff who made it, in the role that they have by now, and its name stands
 * beside theirs in the audit log. One look-up answers the same for a key that is unknown, expired, revoked, or whose maker
 * was switched off: Refusal 'not_signed_in'.
 */
export async function findLiveKey(
  deps: { lookUp: KeyLookup; database: Database; clock: Clock },
  given: string,
): Promise<LiveKey> {
  const found = keyShape.test(given) ? await deps.lookUp(hashOfSecret(given)) : undefined
  const now = deps.clock.now()
  if (!found || found.key.revokedAt || found.key.expiresAt <= now || found.user.disabledAt) throw badKey()
  const { key, user, role } = found
  if (user.kind !== 'staff' || user.email === null) throw badKey()
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= touchEveryMs)
    await touchKey(deps.database.db, key.id, now)
  const scopes: readonly KeyScope[] = key.scopes
  return {
    viewer: {
      kind: 'staff',
      userId: user.id,
      email: user.email,
      name: `${user.name ?? user.email} (key “${key.name}”)`,
      role: user.role ?? 'staff',
      limits: limitsOf(user.role ?? 'staff', role),
      scopes,
    },
    id: `key ${key.id}`,
    mayCall: (name) => {
      const scope = scopeOfCall(name)
      return scope !== null && scopes.includes(scope)
    },
  }
}

const badKey = () => new Refusal('not_signed_in', says('staff.badKey'))
