import { createHash } from 'node:crypto'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { changeApplication, lockApplication } from './applications.store.ts'
import { getApplicationRow, requireApplication } from './find-application.ts'
import type { FundingApplicationRow } from './funding.tables.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import {
  insertFundingMessage,
  selectFundingMessageByKey,
  selectWaitingAfter,
} from './funding-messages.store.ts'
import { sealFundingMessage, shownFundingMessage } from './funding-words.ts'
import { makeStatusLink, type StatusLink } from './make-status-link.ts'

interface Writing {
  application: FundingApplicationRow
  message: string
  viewer: Viewer
}

/**
 * Keeps a message about an application and mails it: the applicant's to the support address, that of staff to the
 * applicant, in one transaction; the same key twice is one message. An answer of staff takes off the list what they had
 * read, up to `seenUpTo`; what came in meanwhile goes on waiting. Then told live. Errors: not_found.
 */
export async function sendFundingMessage(
  deps: Deps,
  input: {
    id: number
    message: string
    attemptKey: string
    seenUpTo?: number | undefined
    viewer: Viewer
  },
): Promise<FundingApplicationShown['messages'][number]> {
  const { message, viewer } = input
  const application = await getApplicationRow(deps, input.id)
  const { id } = application
  const sender = viewer.kind === 'staff' ? 'staff' : 'applicant'
  const key = createHash('sha256').update(`${sender}\n${id}\n${input.attemptKey}`).digest('base64url')
  const link = makeStatusLink(deps.config)
  const mail = await mailOf(deps, { application, message, viewer }, link)
  const { row, waitingSince } = await deps.database.transaction(async (tx) => {
    const { messageWaitingSince: since } = requireApplication(await lockApplication(tx, id))
    // Read under the lock: messages stand in the order of their times.
    const createdAt = deps.clock.now()
    const added = await insertFundingMessage(tx, {
      applicationId: id,
      attemptKey: key,
      sender,
      authorName: viewer.kind === 'staff' ? viewer.name : application.name,
      bodySealed: sealFundingMessage(deps, id, message),
      createdAt,
    })
    if (!added) return { row: await selectFundingMessageByKey(tx, key), waitingSince: since }
    const messageWaitingSince =
      sender === 'staff'
        ? await selectWaitingAfter(tx, { applicationId: id, since, seenUpTo: input.seenUpTo ?? 0 })
        : (since ?? createdAt)
    await changeApplication(tx, id, { messageWaitingSince, updatedAt: createdAt })
    if (sender === 'staff')
      await link.keep(tx, { emailKey: application.emailKey, applicationId: id, now: createdAt })
    await queueMail(deps, tx, { ...mail, dedupeKey: `funding-message:${added.id}` })
    if (viewer.kind === 'staff')
      await appendAuditEntry(tx, {
        actor: { id: viewer.userId, name: viewer.name },
        action: 'send-funding-message',
        detail: { application: id, message: added.id },
        at: createdAt,
      })
    await noteFact(deps, tx, { kind: 'application-changed', applicationId: id, what: 'messages' })
    return { row: added, waitingSince: messageWaitingSince }
  })
  if (!row) throw new Error('a funding message was neither added nor found')
  return shownFundingMessage(deps, row, waitingSince)
}

async function mailOf(
  deps: Deps,
  { application, message, viewer }: Writing,
  link: StatusLink,
): Promise<Omit<QueuedMail, 'dedupeKey'>> {
  if (viewer.kind !== 'staff') {
    const { renderFundingMessage } = await import('./emails/funding-message.tsx')
    const mail = await renderFundingMessage(deps.config, { application, message })
    return { ...mail, to: deps.config.supportEmail, mailType: 'support-message' }
  }
  const { db } = deps.database
  const language = await languageOfPerson(db, application.email)
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'message', text: message, author: viewer.name },
    name: application.name,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  return { ...mail, to: application.email, mailType: 'funding-news', sentBy: viewer.name }
}
