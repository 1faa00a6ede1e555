import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { refuseWhenLimited } from '../../platform/http/mount.ts'
import {
  deleteOldThrottles,
  deleteThrottle,
  findThrottle,
  lockThrottle,
  writeThrottle,
} from './throttles.store.ts'

/** How many failures in a row are free, and how long the first pause is; each further failure doubles it. */
export interface ThrottleRule {
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
}

/** From one caller, or from one known browser, against one account. */
export const callerRule: ThrottleRule = { free: 5, firstPauseSeconds: 30, longestPauseSeconds: 900 }

/** A row of failures that nobody added to for a day is forgotten. */
const forgottenAfterMs = msOfDay

/** The clocks of two servers may be so far apart. */
const clockSkewMs = 60_000

/** Throws Refusal 'rate_limited' while a pause lasts. Says nothing about whether the account exists. */
export async function refuseWhilePaused(
  queryable: Queryable,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  for (const key of keys) {
    const row = await findThrottle(queryable, key)
    const left = (row?.blockedUntil?.getTime() ?? 0) - now.getTime()
    // A failure that lies ahead is of a clock that has been set back since: nobody is kept out until it comes.
    const isOfAnotherClock = (row?.updatedAt.getTime() ?? 0) > now.getTime() + clockSkewMs
    if (left > 0 && !isOfAnotherClock) refuseWhenLimited(Math.ceil(left / 1000))
  }
}

/** Counts one failure and sets the pause that follows from it. @returns how many there were in a row */
export async function countFailure(
  tx: Queryable,
  key: string,
  rule: ThrottleRule,
  now: Date,
): Promise<number> {
  await deleteOldThrottles(tx, new Date(now.getTime() - forgottenAfterMs))
  const before = await lockThrottle(tx, key, now)
  const failures = before.failures + 1
  const pause = pauseSeconds(rule, failures)
  await writeThrottle(tx, key, {
    failures,
    blockedUntil: pause === 0 ? null : new Date(now.getTime() + pause * 1000),
    updatedAt: now,
  })
  return failures
}

/** A success ends the row of failures. */
export async function forgetFailures(tx: Queryable, keys: readonly string[]): Promise<void> {
  for (const key of keys) await deleteThrottle(tx, key)
}

export function pauseSeconds(rule: ThrottleRule, failures: number): number {
  const beyond = failures - rule.free
  if (beyond < 0) return 0
  return Math.min(rule.longestPauseSeconds, rule.firstPauseSeconds * 2 ** Math.min(beyond, 20))
}

const linksAtOnce = 5
const linkWindowMs = 15 * 60_000

/** At most five links in a quarter of an hour for one address: nobody's mailbox is flooded through us. */
export async function takeLinkAllowance(tx: Queryable, emailKey: string, now: Date): Promise<boolean> {
  const key = `link ${emailKey}`
  const row = await lockThrottle(tx, key, now)
  const endsAt = row.blockedUntil?.getTime() ?? 0
  // One that ends later than any can was begun by a clock that has been set back since.
  const fresh = endsAt <= now.getTime() || endsAt > now.getTime() + linkWindowMs + clockSkewMs
  const count = fresh ? 1 : row.failures + 1
  if (count > linksAtOnce) return false
  const blockedUntil = fresh ? new Date(now.getTime() + linkWindowMs) : row.blockedUntil
  await writeThrottle(tx, key, { emailKey, failures: count, blockedUntil, updatedAt: now })
  return true
}
