import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findKnownDevice, isTrusted } from './known-device.ts'
import { newTotpSecret, totpUri } from './one-time-code.ts'
import { actorOf, noteFailedSignIn, openStaffSession, type Visit } from './open-staff-session.ts'
import {
  countFailedAttempt,
  forgetFailedAttempts,
  refuseAttempt,
  refuseAttemptInTurn,
} from './sign-in-attempts.ts'
import { findStaffByEmailKey, type StaffAccount, updateCredential } from './staff-credentials.store.ts'

/** The context under which a member's authenticator secret is sealed. */
export const totpContext = (userId: string) => `staff-totp:${userId}`

interface FirstStep {
  next: 'code' | 'enrol' | 'done'
  enrol: { secret: string; uri: string } | null
}

/**
 * First factor. A right password opens a half session of ten minutes that can do nothing but take the code; in a browser
 * that is remembered it opens the session itself. The answer, its time and the pauses are the same whether or not the
 * address belongs to somebody.
 * Throws Refusal 'wrong_code' or 'rate_limited'.
 */
export async function signInStaff(
  deps: Deps,
  input: Visit & { email: string; password: string },
): Promise<FirstStep> {
  const { db } = deps.database
  const { request } = input
  const emailKey = emailKeyOf(input.email)
  const account = await findStaffByEmailKey(db, emailKey)
  const device = await findKnownDevice(deps, request, account?.user.id)
  const attempt = { account: `staff ${emailKey}`, ip: request.ip, deviceHash: device?.tokenHash ?? null }
  await refuseAttempt(db, attempt, deps.clock.now())
  const usable = account && !account.user.disabledAt ? account : undefined
  const right = await deps.accounts.passwords.verify(
    input.password,
    usable?.credential.passwordHash ?? null,
    { ahead: device !== null },
  )
  const now = deps.clock.now()
  if (!usable || !right) {
    await deps.database.transaction(async (tx) => {
      await refuseAttemptInTurn(tx, account?.user.id, attempt, now)
      await countFailedAttempt(tx, attempt, now)
      if (account) await noteFailedSignIn(deps, tx, account.user, { step: 'password', request })
    })
    throw new Refusal('wrong_code', says('staff.wrongSignIn'))
  }
  return deps.database.transaction(async (tx) => {
    await refuseAttemptInTurn(tx, usable.user.id, attempt, now)
    await forgetFailedAttempts(tx, attempt)
    if (isTrusted(device, now) && usable.credential.totpConfirmedAt) {
      const by = 'remembered browser' as const
      await openStaffSession(deps, tx, usable.user, { ...input, by, trust: false, first: false })
      return { next: 'done' as const, enrol: null }
    }
    return openHalfSession(deps, tx, usable, input)
  })
}

/** The password was right: what is left is the code, or to enrol an authenticator and then the code. */
export async function openHalfSession(
  deps: Deps,
  tx: Queryable,
  account: StaffAccount,
  { request, reply }: Visit,
): Promise<FirstStep> {
  const { user, credential } = account
  const enrol = credential.totpConfirmedAt ? null : await newSecret(deps, tx, account)
  const actor = actorOf(user)
  await appendAuditEntry(tx, {
    actor,
    action: 'enter-password',
    detail: { ip: request.ip },
    at: deps.clock.now(),
  })
  // Last: what fails after it would leave the browser with a cookie of a session that was undone.
  await deps.accounts.startSession(tx, request, reply, { userId: user.id, kind: 'staff-awaiting-code' })
  return { next: enrol ? 'enrol' : 'code', enrol }
}

/** Until the first code is confirmed, every sign-in shows a new secret: one seen by somebody else is worth nothing. */
async function newSecret(
  deps: Deps,
  tx: Queryable,
  { user }: StaffAccount,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret()
  const totpSealed = deps.sealer.seal(secret, totpContext(user.id))
  await updateCredential(tx, user.id, { totpSealed, lastTimeStep: null })
  return { secret, uri: totpUri(secret, user.email ?? user.id) }
}
