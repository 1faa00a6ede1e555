import { isOptionalMail, type MailType } from '../../../shared/rules/mail-kinds.ts'
import { plainLine } from '../../../shared/rules/plain-line.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { MailCalendar } from '../../platform/mail/mail-sender.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { deliverSoon } from './deliver-soon.ts'
import { sealMailContent } from './mail-content.ts'
import { insertMails } from './outbox.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface QueuedMail {
  to: string
  clientId?: number
  mailType: MailType
  subject: string
  html: string
  text: string
  calendar?: MailCalendar
  /** Names the occasion: the same key twice is one mail. */
  dedupeKey: string
  /** The member of staff who sent it; absent for what the product sends by itself. */
  sentBy?: string
}

interface QueueNeeds {
  queue: Queue
  sealer: Sealer
  config: Pick<Config, 'publicUrl'>
  clock: Clock
}

/**
 * Writes the mail into the outbox and enqueues its delivery, both in the caller's transaction.
 * @returns whether this was the first mail with its dedupe key.
 */
export async function queueMail(deps: QueueNeeds, tx: Queryable, mail: QueuedMail): Promise<boolean> {
  return (await queueMails(deps, tx, [mail])).size > 0
}

/** The same for many mails. @returns the numbers of those that are the first with their dedupe key, by these keys */
export async function queueMails(
  deps: QueueNeeds,
  tx: Queryable,
  mails: readonly QueuedMail[],
): Promise<Map<string, number>> {
  const createdAt = deps.clock.now()
  const ids = await insertMails(
    tx,
    mails.map(({ subject, html, text, calendar, ...mail }) => ({
      ...mail,
      // Optional mail stops with a withdrawn consent and carries List-Unsubscribe; receipts and links do not.
      optional: isOptionalMail(mail.mailType),
      contentSealed: sealMailContent(deps.sealer, mail.dedupeKey, {
        ...{ html, text, calendar },
        // A name of before names were one line would be refused by every mail server as a header of its own.
        subject: plainLine(subject),
      }),
      recipient: mail.to,
      headers: listHeaders(deps, mail),
      createdAt,
    })),
  )
  for (const id of ids.values()) await deliverSoon(deps, tx, id, { id: `mail-${id}` })
  return ids
}

/** RFC 8058: one POST without cookies stops the optional mails. */
function listHeaders(
  deps: { sealer: Sealer; config: Pick<Config, 'publicUrl'> },
  mail: Pick<QueuedMail, 'mailType' | 'to'>,
): Record<string, string> {
  if (!isOptionalMail(mail.mailType)) return {}
  const token = unsubscribeToken(deps.sealer, mail.to)
  return {
    'List-Unsubscribe': `<${deps.config.publicUrl}/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
