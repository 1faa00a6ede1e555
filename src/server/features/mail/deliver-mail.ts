import { notToClients, sessionMails } from '../../../shared/rules/mail-kinds.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { MailRefused, type MailSender } from '../../platform/mail/mail-sender.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { noteClientMail } from '../clients/note-client-mail.ts'
import { hasWithdrawnEmail } from '../consent/preferences-in-force.ts'
import { deliverSoon } from '../outbox/deliver-soon.ts'
import { openMailContent, sealMailContent } from '../outbox/mail-content.ts'
import { mailById, noteAttempt, takeMail } from '../outbox/mails-in-hand.ts'
import type { MailRow } from '../outbox/outbox.tables.ts'
import { pauseAfter } from './retry-pause.ts'

export interface DeliveryNeeds {
  config: Pick<Config, 'publicUrl'>
  database: Database
  mailSender: MailSender
  sealer: Sealer
  queue: Queue
  clock: Clock
  log: Log
}

/** How long an attempt may be under way: longer than every time limit of the sender together. */
const underWayMs = 2 * 60_000

/**
 * One attempt to deliver a mail of the outbox. It is taken in hand first (consent is looked at in that very step), so
 * that jobs that run twice or at once send once; only a process that dies between the mail server's yes and the note of
 * it sends a second copy, and both carry one Message-ID. Trouble that may pass is tried again after a growing pause, then
 * the mail is 'failed'; what can never be delivered is so at once. Nothing is thrown for either: both are in the outbox.
 * Without a mail server nothing leaves, and the mail is 'kept', whatever is configured later (decision 044).
 */
export async function deliverMail(
  deps: DeliveryNeeds,
  input: { mailId: number },
): Promise<{ isGivenUp: boolean }> {
  const mail = await deps.database.transaction((tx) => takeInHand(deps, tx, input.mailId))
  if (!mail) return { isGivenUp: false }
  const { subject, html, text, calendar } = openMailContent(deps.sealer, mail)
  try {
    await deps.mailSender.send({
      to: mail.recipient,
      subject,
      html,
      text,
      headers: mail.headers,
      calendar,
      messageId: messageId(deps.config.publicUrl, mail),
    })
  } catch (error) {
    return { isGivenUp: await deps.database.transaction((tx) => noteTrouble(deps, tx, mail, error)) }
  }
  const hasLeft = deps.mailSender.kind === 'smtp'
  await deps.database.transaction((tx) => (hasLeft ? noteSent(deps, tx, mail) : noteKept(tx, mail)))
  return { isGivenUp: false }
}

/** @returns the mail with its attempt counted; undefined when there is nothing to do now. */
async function takeInHand(deps: DeliveryNeeds, tx: Queryable, id: number): Promise<MailRow | undefined> {
  const mail = await takeMail(tx, id)
  if (mail?.status !== 'queued') return undefined
  const now = deps.clock.now()
  const { nextAttemptAt } = mail
  if (nextAttemptAt !== null && nextAttemptAt > now) {
    // Another attempt is under way, or a pause is not over: look again then, in case that attempt was cut off.
    const options = { id: `mail-${id}-at-${nextAttemptAt.getTime()}`, startAfter: nextAttemptAt }
    await deliverSoon(deps, tx, id, options)
    return undefined
  }
  if (mail.optional && (await hasWithdrawnEmail(tx, mail.recipient))) {
    await noteAttempt(tx, id, { status: 'suppressed', nextAttemptAt: null })
    return undefined
  }
  const taken = { attempts: mail.attempts + 1, nextAttemptAt: new Date(now.getTime() + underWayMs) }
  await noteAttempt(tx, id, taken)
  return { ...mail, ...taken }
}

/** @returns whether it is not tried again */
async function noteTrouble(
  deps: DeliveryNeeds,
  tx: Queryable,
  mail: MailRow,
  error: unknown,
): Promise<boolean> {
  const lastError = error instanceof Error ? error.message : 'unknown'
  const pause = error instanceof MailRefused ? null : pauseAfter(mail.attempts)
  const { id: mailId, mailType, attempts: attempt } = mail
  deps.log.warn({ mailId, mailType, attempt, failed: pause === null }, 'mail not delivered')
  if (pause === null) {
    await noteAttempt(tx, mailId, { status: 'failed', lastError, nextAttemptAt: null })
    return true
  }
  const nextAttemptAt = new Date(deps.clock.now().getTime() + pause)
  await noteAttempt(tx, mailId, { lastError, nextAttemptAt })
  await deliverSoon(deps, tx, mailId, { startAfter: nextAttemptAt })
  return false
}

async function noteSent(deps: DeliveryNeeds, tx: Queryable, mail: MailRow): Promise<void> {
  const sentAt = deps.clock.now()
  const { clientId, mailType } = mail
  // The client first, as everybody locks it who holds anything of the mail.
  if (clientId !== null && !notToClients.includes(mailType) && (await findClientForChange(tx, clientId)))
    await noteClientMail(tx, { clientId, type: mailType, sentAt })
  const still = await mailById(tx, mail.id)
  if (!still) return
  await noteAttempt(tx, mail.id, {
    status: 'sent',
    lastError: null,
    nextAttemptAt: null,
    sentAt,
    ...spentContent(deps, mail),
  })
}

/** What opens a session is not kept once it was delivered, the subject apart; a kept mail is read from here. */
function spentContent(deps: DeliveryNeeds, mail: MailRow): Partial<MailRow> {
  if (!sessionMails.includes(mail.mailType)) return {}
  const { subject } = openMailContent(deps.sealer, mail)
  const contentSealed = sealMailContent(deps.sealer, mail.dedupeKey, { subject, html: '', text: '' })
  return { contentSealed, clearSubject: '', clearHtml: '', clearText: '' }
}

/** Nobody got it: the client's last email stays the one before. */
async function noteKept(tx: Queryable, mail: MailRow): Promise<void> {
  await noteAttempt(tx, mail.id, { status: 'kept', lastError: null, nextAttemptAt: null })
}

function messageId(publicUrl: string, mail: MailRow): string {
  return `<mail-${mail.id}-${mail.createdAt.getTime()}@${new URL(publicUrl).hostname}>`
}
