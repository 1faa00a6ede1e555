import { createHash } from 'node:crypto'
import type { VisitorMessage } from '../../../shared/api/visitor-messages.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { visitorMailTextsIn } from './emails/answer-texts.ts'
import { findVisitor } from './find-visitor.ts'
import { tellAboutVisitors } from './tell-about-messages.ts'
import { sealVisitorContent, shownVisitorMessage } from './visitor-content.ts'
import {
  insertVisitorMessage,
  markVisitorHandled,
  selectVisitorMessageByKey,
} from './visitor-messages.store.ts'

/**
 * Answers an address that wrote without a client record: kept, mailed in its language, the read messages off the list, all in one
 * transaction. Errors: not_found.
 * @param input.id number of a message of the conversation
 * @param input.seenUpTo the newest message that was read: what came in after it goes on waiting
 */
export async function answerVisitor(
  deps: Deps,
  input: { id: number; message: string; seenUpTo: number; attemptKey: string; actor: AuditActor },
): Promise<VisitorMessage> {
  const { message, actor } = input
  const { db } = deps.database
  const { emailKey, email } = await findVisitor(deps, input.id)
  const attemptKey = createHash('sha256')
    .update(`staff\n${emailKey}\n${input.attemptKey}`)
    .digest('base64url')
  const before = await selectVisitorMessageByKey(db, attemptKey)
  if (before) return shownVisitorMessage(deps, before)
  const { renderVisitorAnswer } = await import('./emails/visitor-mails.tsx')
  const language = await languageOfPerson(db, email)
  const mail = await renderVisitorAnswer(deps.config, {
    message,
    author: actor.name,
    language,
    texts: await noticeInOwnWords(db, 'visitors', language, visitorMailTextsIn(language)),
  })
  const now = deps.clock.now()
  const { saved, isNew } = await deps.database.transaction(async (tx) => {
    const inserted = await insertVisitorMessage(tx, {
      emailKey,
      attemptKey,
      sender: 'staff',
      isProven: true,
      authorName: actor.name,
      contentSealed: sealVisitorContent(deps, emailKey, { text: message }),
      handledAt: now,
      createdAt: now,
    })
    if (!inserted) return { saved: await selectVisitorMessageByKey(tx, attemptKey), isNew: false }
    const handled = await markVisitorHandled(tx, { emailKey, upTo: input.seenUpTo, now })
    await queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'support-answer',
      dedupeKey: `visitor-answer:${inserted.id}`,
      sentBy: actor.name,
    })
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'answer-visitor',
      detail: { message: inserted.id, handled },
      at: now,
    })
    return { saved: inserted, isNew: true }
  })
  if (!saved) throw new Refusal('not_found', says('staff.noConversation'))
  if (isNew) tellAboutVisitors(deps)
  return shownVisitorMessage(deps, saved)
}
