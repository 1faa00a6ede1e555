import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { deliverMailJob } from './mail.jobs.ts'
import { insertMail } from './mail.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface QueuedMail {
  to: string
  clientId?: number
  mailType: string
  subject: string
  html: string
  text: string
  /** Names the occasion: the same key twice is one mail. */
  dedupeKey: string
  /** Optional mail stops with a withdrawn consent and carries List-Unsubscribe; receipts and links do not. */
  optional: boolean
  /** The member of staff who sent it; absent for what the product sends by itself. */
  sentBy?: string
}

/**
 * Writes the mail into the outbox and enqueues its delivery, both in the caller's transaction.
 * @returns whether this was the first mail with its dedupe key.
 */
export async function queueMail(
  deps: { queue: Queue; sealer: Sealer; config: Pick<Config, 'publicUrl'>; clock: Clock },
  tx: Queryable,
  mail: QueuedMail,
): Promise<boolean> {
  const id = await insertMail(tx, {
    ...mail,
    recipient: mail.to,
    headers: listHeaders(deps, mail),
    createdAt: deps.clock.now(),
  })
  if (id === null) return false
  await deps.queue.enqueue(tx, deliverMailJob, { mailId: id }, { id: `mail-${id}` })
  return true
}

/** RFC 8058: one POST without cookies stops the optional mails. */
function listHeaders(
  deps: { sealer: Sealer; config: Pick<Config, 'publicUrl'> },
  mail: QueuedMail,
): Record<string, string> {
  if (!mail.optional) return {}
  const token = unsubscribeToken(deps.sealer, mail.to)
  return {
    'List-Unsubscribe': `<${deps.config.publicUrl}/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
