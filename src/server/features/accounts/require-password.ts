import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findKnownDevice } from './known-device.ts'
import { actorOf } from './open-staff-session.ts'
import {
  countFailedAttempt,
  forgetFailedAttempts,
  refuseAttempt,
  refuseAttemptInTurn,
} from './sign-in-attempts.ts'
import { findStaffById, type StaffAccount } from './staff-credentials.store.ts'

/**
 * Asks a signed-in member for the password once more before a change of how they sign in (ASVS 7.5.1): an unlocked screen
 * is not enough to take an account over.
 * Throws Refusal 'invalid_input' with the field 'current', or 'rate_limited'.
 */
export async function requirePassword(
  deps: Deps,
  input: { userId: string; current: string; request: FastifyRequest },
): Promise<StaffAccount> {
  const { db } = deps.database
  const account = await findStaffById(db, input.userId)
  const device = await findKnownDevice(deps, input.request, input.userId)
  const attempt = {
    account: `password ${input.userId}`,
    ip: input.request.ip,
    deviceHash: device?.tokenHash ?? null,
  }
  await refuseAttempt(db, attempt, deps.clock.now())
  const stored = account?.credential.passwordHash ?? null
  const right = await deps.accounts.passwords.verify(input.current, stored, { ahead: true })
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await refuseAttemptInTurn(tx, account?.user.id, attempt, now)
    if (right) return forgetFailedAttempts(tx, attempt)
    await countFailedAttempt(tx, attempt, now)
    const actor = account ? actorOf(account.user) : { id: input.userId, name: input.userId }
    const detail = { step: 'password again', ip: input.request.ip }
    await appendAuditEntry(tx, { actor, action: 'fail-sign-in', detail, at: now })
  })
  if (!right || !account) {
    const sentence = says('staff.notYourPassword')
    throw new Refusal('invalid_input', sentence, { current: sentence })
  }
  return account
}
