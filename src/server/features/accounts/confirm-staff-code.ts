import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { StaffCredentialRow } from './accounts.tables.ts'
import { refuseWhilePaused } from './attempt-throttle.ts'
import { findKnownDevice } from './known-device.ts'
import { acceptedTimeStep } from './one-time-code.ts'
import { noteFailedSignIn, openStaffSession, type Visit } from './open-staff-session.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import {
  type Attempt,
  countFailedAttempt,
  countGuessedCode,
  forgetFailedAttempts,
  guessedCodesKey,
  refuseAttempt,
} from './sign-in-attempts.ts'
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
  input: Visit & { code: string; rememberDevice?: boolean | undefined },
): Promise<{ signedIn: true; recoveryCodes: string[] | null }> {
  const session = await deps.accounts.findSession(input.request)
  if (session?.stage !== 'awaiting_code' || session.user.disabledAt) {
    throw new Refusal('not_signed_in', says('staff.passwordFirst'))
  }
  const { user } = session
  const now = deps.clock.now()
  const device = await findKnownDevice(deps, input.request, user.id)
  const attempt = {
    account: `code ${user.id}`,
    ip: input.request.ip,
    deviceHash: device?.tokenHash ?? null,
  }
  const code = input.code.trim()
  const outcome = await deps.database.transaction(async (tx) => {
    const credential = await lockCredential(tx, user.id)
    // Under the lock: codes that are sent at once would all be judged before the first one is counted.
    await refuseGuess(tx, attempt, code, now)
    const by = credential ? await judge(deps, tx, credential, code, now) : null
    if (!credential || !by) {
      await countFailedAttempt(tx, attempt, now)
      if (attempt.deviceHash === null) await countGuessedCode(tx, attempt, now)
      await noteFailedSignIn(deps, tx, user, { step: 'code', request: input.request })
      return null
    }
    await forgetFailedAttempts(tx, attempt)
    const first = credential.totpConfirmedAt === null
    const codes = first ? newRecoveryCodes() : null
    if (codes) await replaceRecoveryCodes(tx, user.id, codes.map(recoveryCodeHash))
    if (first) await updateCredential(tx, user.id, { totpConfirmedAt: now })
    await openStaffSession(deps, tx, user, { ...input, by, trust: input.rememberDevice === true, first })
    return { signedIn: true as const, recoveryCodes: codes }
  })
  // Thrown outside the transaction: inside, it would undo the count of the failure.
  if (!outcome) throw new Refusal('wrong_code', says('staff.wrongCode'))
  return outcome
}

const isSixDigits = (code: string) => /^\d{6}$/.test(code)

/**
 * Six digits can be guessed from many addresses by whoever has the password, so strangers' codes are also paused for the
 * account as a whole. The owner is not kept out by that: a known browser, a recovery code and a passkey do not wait.
 */
async function refuseGuess(tx: Queryable, attempt: Attempt, code: string, now: Date): Promise<void> {
  await refuseAttempt(tx, attempt, now)
  if (attempt.deviceHash === null && isSixDigits(code)) {
    await refuseWhilePaused(tx, [guessedCodesKey(attempt)], now)
  }
}

async function judge(
  deps: Deps,
  tx: Queryable,
  credential: StaffCredentialRow,
  code: string,
  now: Date,
): Promise<'authenticator' | 'recovery code' | null> {
  if (!isSixDigits(code)) {
    if (!credential.totpConfirmedAt) return null
    return (await takeRecoveryCode(tx, credential.userId, recoveryCodeHash(code))) ? 'recovery code' : null
  }
  if (!credential.totpSealed) return null
  const secret = deps.sealer.openText(credential.totpSealed, totpContext(credential.userId))
  const step = await acceptedTimeStep(secret, code, now, credential.lastTimeStep)
  if (step === null) return null
  await updateCredential(tx, credential.userId, { lastTimeStep: step })
  return 'authenticator'
}
