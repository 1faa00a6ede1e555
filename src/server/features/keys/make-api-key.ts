import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ApiKey } from '../../../shared/api/keys.ts'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { KeyScope } from '../../../shared/rules/key-scopes.ts'
import type { Deps } from '../../deps.ts'
import { keyPrefix } from '../accounts/live-key.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { describeKey } from './describe-key.ts'
import { insertKey } from './keys.store.ts'

const hintLetters = 4

/**
 * Makes a key of 256 random bits, of which the hash is kept: the secret is in this answer and nowhere else. The present
 * password is asked for, as before every new way to sign in. Errors as `requirePassword`.
 */
export async function makeApiKey(
  deps: Deps,
  input: {
    name: string
    scopes: readonly KeyScope[]
    days: number
    current: string
    actor: StaffActor
    request: FastifyRequest
  },
): Promise<{ key: ApiKey; secret: string }> {
  const { name, days, actor } = input
  const { user } = await requirePassword(deps, { ...input, userId: actor.id })
  const random = randomBytes(32).toString('base64url')
  const secret = `${keyPrefix}${random}`
  const now = deps.clock.now()
  const scopes = [...new Set(input.scopes)]
  const row = await deps.database.transaction(async (tx) => {
    const key = await insertKey(tx, {
      name,
      userId: user.id,
      secretHash: hashOfSecret(secret),
      hint: random.slice(0, hintLetters),
      scopes,
      expiresAt: daysAfter(now, days),
      createdAt: now,
    })
    const detail = { key: key.id, name, scopes: scopes.join(' '), days }
    await appendAuditEntry(tx, { actor, action: 'make-api-key', detail, at: now })
    return key
  })
  return { key: describeKey({ key: row, user }), secret }
}
