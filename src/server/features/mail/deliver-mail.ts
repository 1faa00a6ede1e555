import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { MailRefused, type MailSender } from '../../platform/mail/mail-sender.ts'
import { hasWithdrawnEmail } from '../consent/preferences-in-force.ts'
import { findMail, updateMail } from './mail.store.ts'
import type { MailRow } from './mail.tables.ts'

export interface DeliveryNeeds {
  config: Pick<Config, 'publicUrl'>
  database: Database
  mailSender: MailSender
  clock: Clock
  log: Log
}

/**
 * Delivers one mail of the outbox. A mail already sent is left alone, so that a job that runs twice sends once, except
 * when the process dies between the mail server's yes and the note of it: then both copies carry one Message-ID.
 * Throws to be tried again; after the last attempt, or when the mail can never be delivered, it is 'failed'.
 */
export async function deliverMail(
  deps: DeliveryNeeds,
  input: { mailId: number; attempt: number; lastAttempt: boolean },
): Promise<void> {
  const { db } = deps.database
  const mail = await findMail(db, input.mailId)
  if (mail?.status !== 'queued') return
  if (mail.optional && (await hasWithdrawnEmail(db, mail.recipient))) {
    await updateMail(db, mail.id, { status: 'suppressed' })
    return
  }
  try {
    await deps.mailSender.send({
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers,
      messageId: messageId(deps.config.publicUrl, mail),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const failed = input.lastAttempt || error instanceof MailRefused
    await updateMail(db, mail.id, {
      attempts: input.attempt,
      lastError: reason,
      ...(failed ? { status: 'failed' } : {}),
    })
    deps.log.warn(
      { mailId: mail.id, mailType: mail.mailType, attempt: input.attempt, failed },
      'mail not delivered',
    )
    if (failed) return
    throw error
  }
  await updateMail(db, mail.id, {
    status: 'sent',
    attempts: input.attempt,
    lastError: null,
    sentAt: deps.clock.now(),
    ...spentContent(deps.mailSender, mail),
  })
}

/** What opens a session is not kept once it was delivered; in the outbox it is read from here. */
function spentContent(sender: MailSender, mail: MailRow): Partial<MailRow> {
  return sender.kind === 'smtp' && mail.mailType === 'sign-in-link' ? { html: '', text: '' } : {}
}

function messageId(publicUrl: string, mail: MailRow): string {
  return `<mail-${mail.id}-${mail.createdAt.getTime()}@${new URL(publicUrl).hostname}>`
}
