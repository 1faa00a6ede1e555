import { createHash } from 'node:crypto'
import type { SupportMessage } from '../../../shared/api/inbox.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { supportAnswerTextsIn } from './emails/answer-texts.ts'
import { insertMessage, markHandled, selectMessageByKey } from './inbox.store.ts'
import { sealMessage, shownMessage } from './message-shown.ts'
import { tellAboutMessages } from './tell-about-messages.ts'

export interface AnswerInput {
  clientId: number
  message: string
  /** The newest message that was read: what came in after it goes on waiting. */
  seenUpTo: number
  /** The same key is one answer. */
  attemptKey: string
  actor: AuditActor
}

/**
 * Answers a client: kept, mailed in the client's language, the read messages off the list, all in one transaction; then
 * told live. Errors: not_found.
 */
export async function answerMessage(deps: Deps, input: AnswerInput): Promise<SupportMessage> {
  const { clientId, message, actor } = input
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const key = createHash('sha256').update(`staff\n${clientId}\n${input.attemptKey}`).digest('base64url')
  const before = await selectMessageByKey(db, key)
  if (before) return shownMessage(deps, before, client.name)
  const { renderSupportAnswer } = await import('./emails/support-answer.tsx')
  const language = await languageOfPerson(db, client.email)
  const mail = await renderSupportAnswer(deps.config, {
    client,
    message,
    author: actor.name,
    language,
    texts: await noticeInOwnWords(db, 'support-answer', language, supportAnswerTextsIn(language)),
  })
  const now = deps.clock.now()
  const { saved, isNew } = await deps.database.transaction(async (tx) => {
    const inserted = await insertMessage(tx, {
      clientId,
      attemptKey: key,
      sender: 'staff',
      authorName: actor.name,
      bodySealed: sealMessage(deps, clientId, message),
      // An answer waits for nothing; the list of what waits is an index of empty handledAt.
      handledAt: now,
      createdAt: now,
    })
    if (!inserted) return { saved: await selectMessageByKey(tx, key), isNew: false }
    const handled = await markHandled(tx, { clientId, upTo: input.seenUpTo, now })
    await queueMail(deps, tx, {
      ...mail,
      to: client.email,
      clientId,
      mailType: 'support-answer',
      dedupeKey: `support-answer:${inserted.id}`,
    })
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'answer-message',
      clientId,
      detail: { message: inserted.id, handled },
      at: now,
    })
    return { saved: inserted, isNew: true }
  })
  if (!saved) throw new Error('an answer was neither added nor found')
  if (isNew) tellAboutMessages(deps, clientId)
  return shownMessage(deps, saved, client.name)
}
