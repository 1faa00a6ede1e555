import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { emailKeyOf } from '../clients/email-key.ts'
import { appendAuditEntry } from '../staff/append-audit-entry.ts'
import {
  accountRule,
  callerRule,
  countFailure,
  forgetFailures,
  refuseWhilePaused,
} from './attempt-throttle.ts'
import { newTotpSecret, totpUri } from './one-time-code.ts'
import type { PasswordHasher } from './password-hash.ts'
import { findStaffByEmailKey, type StaffAccount, updateCredential } from './staff-credentials.store.ts'

/** The context under which a member's authenticator secret is sealed. */
export const totpContext = (userId: string) => `staff-totp:${userId}`

/**
 * First factor. A right password opens a half session of ten minutes that can do nothing but take the code. The answer,
 * its time and the pauses are the same whether or not the address belongs to somebody.
 * Throws Refusal 'wrong_code' or 'rate_limited'.
 */
export async function signInStaff(
  deps: Deps,
  hasher: PasswordHasher,
  input: { email: string; password: string; request: FastifyRequest; reply: FastifyReply },
): Promise<{ next: 'code' | 'enrol'; enrol: { secret: string; uri: string } | null }> {
  const { db } = deps.database
  const emailKey = emailKeyOf(input.email)
  const keys = { caller: `staff ${emailKey} ${input.request.ip}`, account: `staff ${emailKey}` }
  await refuseWhilePaused(db, [keys.caller, keys.account], deps.clock.now())
  const account = await findStaffByEmailKey(db, emailKey)
  const usable = account && !account.user.disabledAt ? account : undefined
  const right = await hasher.verify(input.password, usable?.credential.passwordHash ?? null)
  const now = deps.clock.now()
  if (!usable || !right) {
    await deps.database.transaction(async (tx) => {
      await countFailure(tx, keys.caller, callerRule, now)
      await countFailure(tx, keys.account, accountRule, now)
    })
    throw new Refusal('wrong_code', 'The email address or the password is not right.')
  }
  return deps.database.transaction(async (tx) => {
    await forgetFailures(tx, [keys.caller, keys.account])
    const enrol = await secretToEnrol(deps, usable, (totpSealed) =>
      updateCredential(tx, usable.user.id, { totpSealed, lastTimeStep: null }),
    )
    const actor = { id: usable.user.id, name: usable.user.name ?? usable.user.id }
    await appendAuditEntry(tx, { actor, action: 'signInStaff', detail: { step: 'password' }, at: now })
    // Last: what fails after it would leave the browser with a cookie of a session that was undone.
    const session = { userId: usable.user.id, kind: 'staff-awaiting-code' as const }
    await deps.accounts.startSession(tx, input.request, input.reply, session)
    return { next: enrol ? ('enrol' as const) : ('code' as const), enrol }
  })
}

/** Until the first code is confirmed, every sign-in shows a new secret: one seen by somebody else is worth nothing. */
async function secretToEnrol(
  deps: Deps,
  { user, credential }: StaffAccount,
  keep: (sealed: Uint8Array) => Promise<void>,
): Promise<{ secret: string; uri: string } | null> {
  if (credential.totpConfirmedAt) return null
  const secret = newTotpSecret()
  await keep(deps.sealer.seal(secret, totpContext(user.id)))
  return { secret, uri: totpUri(secret, user.email ?? user.id) }
}
