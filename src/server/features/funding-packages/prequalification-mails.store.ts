import { and, desc, eq, like } from 'drizzle-orm'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'

/** The newest mail to this address whose dedupe key begins so. */
export async function selectNewestMailOf(
  queryable: Queryable,
  { recipient, keyBegins }: { recipient: string; keyBegins: string },
): Promise<{ id: number; dedupeKey: string; createdAt: Date } | undefined> {
  const { id, dedupeKey, createdAt } = mailOutbox
  const [row] = await queryable
    .select({ id, dedupeKey, createdAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipientKey, emailKeyOf(recipient)), like(dedupeKey, `${keyBegins}%`)))
    .orderBy(desc(id))
    .limit(1)
  return row
}
