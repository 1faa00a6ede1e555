import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { VisitorMessage, visitorMessageBody } from '../../../shared/api/visitor-messages.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { visitorMailTextsIn } from './emails/answer-texts.ts'
import type { VisitorMessageRow } from './inbox.tables.ts'
import { tellAboutVisitors } from './tell-about-messages.ts'
import { sealVisitorContent, shownVisitorMessage, type VisitorContent } from './visitor-content.ts'
import { insertVisitorMessage, selectVisitorMessageByKey } from './visitor-messages.store.ts'

/**
 * Keeps what anybody writes through the open form, mails it to the support address and, once a day at most, confirms it to
 * the address that was typed, in our own words alone: it may be somebody else's. A filled honeypot keeps nothing. Answers the same
 * in every case.
 */
export async function sendVisitorMessage(
  deps: Deps,
  input: { message: z.output<typeof visitorMessageBody>; language: Language },
): Promise<{ received: true }> {
  const { website, attemptKey, message: text, order, name, email, topic } = input.message
  if (website) return { received: true }
  const content = { text, name, email, topic, ...(order ? { order } : {}) }
  await keepVisitorMessage(deps, { content, email, attemptKey, isProven: false, language: input.language })
  return { received: true }
}

/** The same from the account of an address that a sign-in link has proven. */
export async function writeToSupport(
  deps: Deps,
  input: { message: string; attemptKey: string; email: string; language: Language },
): Promise<VisitorMessage> {
  const { message: text, attemptKey, email, language } = input
  const row = await keepVisitorMessage(deps, {
    content: { text, email },
    email,
    attemptKey,
    isProven: true,
    language,
  })
  return shownVisitorMessage(deps, row)
}

interface Written {
  content: VisitorContent
  email: string
  attemptKey: string
  isProven: boolean
  /** Of the page on which it was written. */
  language: Language
}

/** The same key of the same address twice is one message. */
async function keepVisitorMessage(deps: Deps, written: Written): Promise<VisitorMessageRow> {
  const { content, email, isProven, language } = written
  const emailKey = emailKeyOf(email)
  // A key belongs to its address: nobody's key answers for the message of somebody else.
  const hashed = `${isProven ? 'account' : 'form'}\n${emailKey}\n${written.attemptKey}`
  const attemptKey = createHash('sha256').update(hashed).digest('base64url')
  const now = deps.clock.now()
  const { renderVisitorMessage } = await import('./emails/visitor-mails.tsx')
  const toSupport = await renderVisitorMessage(deps.config, { content, email, isProven })
  const confirmation = isProven ? null : await confirmationOf(deps, { email, emailKey, language })
  const { saved, isNew } = await deps.database.transaction(async (tx) => {
    const inserted = await insertVisitorMessage(tx, {
      emailKey,
      attemptKey,
      sender: 'visitor',
      isProven,
      contentSealed: sealVisitorContent(deps, emailKey, content),
      createdAt: now,
    })
    if (!inserted) return { saved: await selectVisitorMessageByKey(tx, attemptKey), isNew: false }
    await noteFirstLanguage(tx, { email, language, now })
    await mailBoth(deps, tx, { id: inserted.id, toSupport, confirmation })
    return { saved: inserted, isNew: true }
  })
  if (!saved) throw new Error('a message was neither added nor found')
  if (isNew) tellAboutVisitors(deps)
  return saved
}

/** One a day for each address: nobody's mailbox is filled through this form. */
async function confirmationOf(
  deps: Deps,
  { email, emailKey, language }: { email: string; emailKey: string; language: Language },
): Promise<QueuedMail> {
  const { renderMessageReceived } = await import('./emails/visitor-mails.tsx')
  const shipped = visitorMailTextsIn(language)
  const texts = await noticeInOwnWords(deps.database.db, 'visitors', language, shipped)
  const mail = await renderMessageReceived(deps.config, language, texts)
  return {
    ...mail,
    to: email,
    mailType: 'message-received',
    dedupeKey: `message-received:${deps.sealer.token('message-received', emailKey)}:${dayOf(deps.clock.now())}`,
  }
}

type Rendered = Pick<QueuedMail, 'subject' | 'html' | 'text'>

async function mailBoth(
  deps: Deps,
  tx: Queryable,
  of: { id: number; toSupport: Rendered; confirmation: QueuedMail | null },
): Promise<void> {
  await queueMail(deps, tx, {
    ...of.toSupport,
    to: deps.config.supportEmail,
    mailType: 'support-message',
    dedupeKey: visitorMailKey(of.id),
  })
  if (of.confirmation) await queueMail(deps, tx, of.confirmation)
}

/** Of the mail to the support address that repeats a message. */
export const visitorMailKey = (messageId: number) => `visitor-message:${messageId}`
