import type { OutboxMail } from '../../../shared/api/automation.ts'
import type { MailContent, SealedMail } from './mail-content.ts'
import type { OutboxRow } from './outbox.store.ts'

/** A mail as staff see it in the outbox. */
export function shownMail(row: Omit<OutboxRow, keyof SealedMail> & Pick<MailContent, 'subject'>): OutboxMail {
  return {
    id: row.id,
    clientId: row.clientId,
    type: row.mailType,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    sentBy: row.sentBy,
    createdAt: row.createdAt.toISOString(),
  }
}
