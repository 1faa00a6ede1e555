import { randomBytes } from 'node:crypto'
import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { insertFundingLink } from './funding-links.store.ts'

const lifeMs = 7 * msOfDay

/** A link to the status page, as a mail carries it. */
export interface StatusLink {
  url: string
  /** Makes the link good, in the transaction that queues its mail. */
  keep(tx: Queryable, subject: { emailKey: string; applicationId: number; now: Date }): Promise<void>
}

/**
 * A new link that opens the applications of an address in the first browser that redeems it, for seven days. Only the
 * hash of its token is kept.
 */
export function makeStatusLink(config: Pick<Config, 'publicUrl'>): StatusLink {
  const token = randomBytes(32).toString('base64url')
  return {
    url: `${config.publicUrl}/readiness/status?link=${token}`,
    async keep(tx, { emailKey, applicationId, now }) {
      await insertFundingLink(tx, {
        tokenHash: hashOfSecret(token),
        emailKey,
        applicationId,
        expiresAt: new Date(now.getTime() + lifeMs),
        createdAt: now,
      })
    },
  }
}
