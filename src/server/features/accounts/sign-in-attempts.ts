import type { Queryable } from '../../platform/db/database.ts'
import { callerKey } from '../../platform/http/rate-limiter.ts'
import {
  callerRule,
  countFailure,
  forgetFailures,
  refuseWhilePaused,
  type ThrottleRule,
} from './attempt-throttle.ts'
import { lockCredential } from './staff-credentials.store.ts'

/** Who tries a factor of an account: a browser its owner signed in from, or a stranger at an address. */
export interface Attempt {
  /** 'staff ADDRESS' for passwords, 'code USER' for codes. */
  account: string
  ip: string
  /** The hash of the cookie of a browser that is known for this very account. */
  deviceHash: string | null
}

/** So many failures of strangers, from wherever, and an account counts as attacked. */
const attackedAfter = 20
/** Counted, never paused by itself: a pause of the account would be the attacker's way to keep its owner out. */
const countOnly: ThrottleRule = {
  free: Number.MAX_SAFE_INTEGER,
  firstPauseSeconds: 0,
  longestPauseSeconds: 0,
}
/** A stranger's address against an attacked account: one attempt, then pauses from ten seconds to a day. */
const attackedRule: ThrottleRule = { free: 1, firstPauseSeconds: 10, longestPauseSeconds: 86_400 }

const ownKey = (attempt: Attempt) =>
  attempt.deviceHash === null
    ? `${attempt.account} ${callerKey(attempt.ip)}`
    : `${attempt.account} device ${attempt.deviceHash}`

/**
 * Slows whoever guesses and never the owner. A known browser is throttled by itself alone, so its owner comes in whatever
 * others do. A stranger is throttled by address: five attempts are free, and under attack one, so that each further guess
 * costs an attacker another address or a longer wait, and an owner at a new browser comes in at the first attempt.
 * Throws Refusal 'rate_limited' while a pause of this caller lasts.
 */
export async function refuseAttempt(queryable: Queryable, attempt: Attempt, now: Date): Promise<void> {
  await refuseWhilePaused(queryable, [ownKey(attempt)], now)
}

/**
 * The same where an answer is judged, one after the other for each account: answers that are sent at once would all have passed before the
 * first one is counted. What is refused here tells nothing, a right one neither.
 */
export async function refuseAttemptInTurn(
  tx: Queryable,
  userId: string | undefined,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  if (userId !== undefined) await lockCredential(tx, userId)
  await refuseAttempt(tx, attempt, now)
}

export async function countFailedAttempt(tx: Queryable, attempt: Attempt, now: Date): Promise<void> {
  if (attempt.deviceHash !== null) {
    await countFailure(tx, ownKey(attempt), callerRule, now)
    return
  }
  const failures = await countFailure(tx, attempt.account, countOnly, now)
  await countFailure(tx, ownKey(attempt), failures > attackedAfter ? attackedRule : callerRule, now)
}

/** A success forgets this caller's failures; those of others stay until a day has passed without one. */
export async function forgetFailedAttempts(tx: Queryable, attempt: Attempt): Promise<void> {
  await forgetFailures(tx, [ownKey(attempt)])
}

/** Six digits guessed at one account by strangers, from wherever. */
const guessedCodesRule: ThrottleRule = { free: 20, firstPauseSeconds: 30, longestPauseSeconds: 900 }
export const guessedCodesKey = (attempt: Attempt) => `${attempt.account} guessed`

export async function countGuessedCode(tx: Queryable, attempt: Attempt, now: Date): Promise<void> {
  await countFailure(tx, guessedCodesKey(attempt), guessedCodesRule, now)
}
