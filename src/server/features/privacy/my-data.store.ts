import { and, asc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'

/** Mails to the client, oldest first; `support` is where mails about the client go, which are not the client's. */
export async function selectMailsOf(queryable: Queryable, clientId: number, support: string) {
  return queryable
    .select({
      type: mailOutbox.mailType,
      to: mailOutbox.recipient,
      dedupeKey: mailOutbox.dedupeKey,
      contentSealed: mailOutbox.contentSealed,
      clearSubject: mailOutbox.clearSubject,
      clearHtml: mailOutbox.clearHtml,
      clearText: mailOutbox.clearText,
      status: mailOutbox.status,
      sentAt: mailOutbox.sentAt,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.clientId, clientId), ne(mailOutbox.recipient, support)))
    .orderBy(asc(mailOutbox.id))
}
