import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  lockApplication,
  selectApplicationByToken,
  setApplicationUsed,
  type TesterApplicationRow,
} from './testers.store.ts'

/** 256 random bits; only the keyed hash is kept. */
export function newTesterToken(): string {
  return `bt_${randomBytes(32).toString('base64url')}`
}

/** That of one attempt: whoever sends it again, because the answer was lost, gets the same. The key is known to that browser alone. */
export function tokenOfAttempt(
  deps: Pick<Deps, 'sealer'>,
  attemptKey: string,
  applicant: { name: string; email: string; phone: string },
): string {
  const { name, email, phone } = applicant
  return `bt_${deps.sealer.token('tester-attempt', JSON.stringify([attemptKey, name, email, phone]))}`
}

export function testerTokenHash(deps: Pick<Deps, 'sealer'>, token: string): string {
  return deps.sealer.token('tester-token', token)
}

/** The application of a token, used or not; undefined when no such token was ever issued. */
export async function findApplicationByToken(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  token: string,
): Promise<TesterApplicationRow | undefined> {
  return selectApplicationByToken(queryable, testerTokenHash(deps, token))
}

/** Uses the token up, once: answers false when another transaction has done so before. */
export async function spendTesterToken(tx: Queryable, applicationId: number, now: Date): Promise<boolean> {
  const application = await lockApplication(tx, applicationId)
  if (!application || application.usedAt) return false
  await setApplicationUsed(tx, applicationId, now)
  return true
}
