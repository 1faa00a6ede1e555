import { createHash } from 'node:crypto'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertConsents } from './consent.store.ts'
import type { ConsentRow } from './consent.tables.ts'

export interface ConsentGiven {
  /** The address that the consent is about. */
  subjectEmail: string
  clientId?: number | null
  channel: ConsentRow['channel']
  direction: ConsentRow['direction']
  /** What for, in a few words: 'case updates', 'performance study'. */
  purpose: string
  /** The very words that were on the screen. */
  wording: string
  wordingVersion: string
  /** Address of the page, without its query: '/checkout'. */
  page: string
  ip: string | null
  userAgent: string | null
  /** 'address': it came in the query of the page's address (decision 32). 'link': an unsubscribe link. */
  actor: ConsentRow['actor']
  at: Date
}

/** Adds one record; none is ever changed or removed: a withdrawal is a new record (decision 34). */
export async function recordConsent(tx: Queryable, given: ConsentGiven): Promise<void> {
  await recordConsents(tx, [given])
}

/** The same for what one press agreed to, in its order, as one statement. */
export async function recordConsents(tx: Queryable, given: readonly ConsentGiven[]): Promise<void> {
  await insertConsents(
    tx,
    given.map(({ at, subjectEmail, userAgent, ...rest }) => ({
      ...rest,
      subjectEmail: emailKeyOf(subjectEmail),
      wordingSha256: createHash('sha256').update(rest.wording).digest('hex'),
      userAgent: userAgent?.slice(0, 500) ?? null,
      createdAt: at,
    })),
  )
}
