import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type MailRow, mailOutbox } from './mail.tables.ts'

/** @returns null when a mail with this dedupe key is there already. */
export async function insertMail(tx: Queryable, row: typeof mailOutbox.$inferInsert): Promise<number | null> {
  const [inserted] = await tx
    .insert(mailOutbox)
    .values(row)
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
    .returning({ id: mailOutbox.id })
  return inserted?.id ?? null
}

export async function findMail(queryable: Queryable, id: number): Promise<MailRow | undefined> {
  const [row] = await queryable.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return row
}

export async function updateMail(queryable: Queryable, id: number, change: Partial<MailRow>): Promise<void> {
  await queryable.update(mailOutbox).set(change).where(eq(mailOutbox.id, id))
}

/** The newest first. */
export async function listMails(queryable: Queryable, limit: number): Promise<MailRow[]> {
  return queryable.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(limit)
}
