import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../staff/append-audit-entry.ts'
import type { StaffCredentialRow } from './accounts.tables.ts'
import { callerRule, countFailure, forgetFailures, refuseWhilePaused } from './attempt-throttle.ts'
import { acceptedTimeStep } from './one-time-code.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { totpContext } from './sign-in-staff.ts'
import {
  lockCredential,
  replaceRecoveryCodes,
  takeRecoveryCode,
  updateCredential,
} from './staff-credentials.store.ts'

/**
 * Second factor: the code of the authenticator, or, once enrolled, a recovery code. Opens the staff session, under a
 * new cookie, and the first time answers the recovery codes.
 * Throws Refusal 'not_signed_in' without the first factor, 'wrong_code', or 'rate_limited' after too many of them.
 */
export async function confirmStaffCode(
  deps: Deps,
  input: { code: string; request: FastifyRequest; reply: FastifyReply },
): Promise<{ signedIn: true; recoveryCodes: string[] | null }> {
  const session = await deps.accounts.findSession(input.request)
  if (session?.stage !== 'awaiting_code' || session.user.disabledAt) {
    throw new Refusal('not_signed_in', 'Please enter your email address and password first.')
  }
  const now = deps.clock.now()
  const key = `code ${session.user.id}`
  await refuseWhilePaused(deps.database.db, [key], now)
  const outcome = await deps.database.transaction(async (tx) => {
    const credential = await lockCredential(tx, session.user.id)
    const used = credential ? await judge(deps, tx, credential, input.code, now) : null
    if (!credential || !used) {
      await countFailure(tx, key, callerRule, now)
      return null
    }
    await forgetFailures(tx, [key])
    const first = credential.totpConfirmedAt === null
    const codes = first ? newRecoveryCodes() : null
    if (codes) await replaceRecoveryCodes(tx, session.user.id, codes.map(recoveryCodeHash))
    if (first) await updateCredential(tx, session.user.id, { totpConfirmedAt: now })
    const actor = { id: session.user.id, name: session.user.name ?? session.user.id }
    await appendAuditEntry(tx, { actor, action: 'confirmStaffCode', detail: { by: used, first }, at: now })
    await deps.accounts.startSession(tx, input.request, input.reply, {
      userId: session.user.id,
      kind: 'staff',
    })
    return { signedIn: true as const, recoveryCodes: codes }
  })
  // Thrown outside the transaction: inside, it would undo the count of the failure.
  if (!outcome)
    throw new Refusal('wrong_code', 'This code is not right, or was used already. Wait for the next one.')
  return outcome
}

async function judge(
  deps: Deps,
  tx: Queryable,
  credential: StaffCredentialRow,
  typed: string,
  now: Date,
): Promise<'authenticator' | 'recovery' | null> {
  const code = typed.trim()
  if (!/^\d{6}$/.test(code)) {
    if (!credential.totpConfirmedAt) return null
    return (await takeRecoveryCode(tx, credential.userId, recoveryCodeHash(code))) ? 'recovery' : null
  }
  if (!credential.totpSealed) return null
  const secret = deps.sealer.openText(credential.totpSealed, totpContext(credential.userId))
  const step = await acceptedTimeStep(secret, code, now, credential.lastTimeStep)
  if (step === null) return null
  await updateCredential(tx, credential.userId, { lastTimeStep: step })
  return 'authenticator'
}
