import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { notToClients } from '../../../shared/rules/mail-kinds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { foundBy, wordsOfPerson } from '../../platform/db/search-words.ts'
import { type MailRow, mailOutbox } from './outbox.tables.ts'

const addressed = (row: typeof mailOutbox.$inferInsert) => ({
  ...row,
  recipientKey: emailKeyOf(row.recipient),
  searched: wordsOfPerson({ email: row.recipient }),
})

/** @returns the numbers of those whose dedupe key was not there yet, by their keys. */
export async function insertMails(
  tx: Queryable,
  rows: readonly (typeof mailOutbox.$inferInsert)[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const inserted = await tx
    .insert(mailOutbox)
    .values(rows.map(addressed))
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
    .returning({ id: mailOutbox.id, dedupeKey: mailOutbox.dedupeKey })
  return new Map(inserted.map(({ id, dedupeKey }) => [dedupeKey, id]))
}

export async function findMail(queryable: Queryable, id: number): Promise<MailRow | undefined> {
  const [row] = await queryable.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return row
}

/** Number and state of the mails with these dedupe keys, by their keys. */
export async function selectMailsByKeys(
  queryable: Queryable,
  dedupeKeys: readonly string[],
): Promise<Map<string, Pick<MailRow, 'id' | 'status'>>> {
  const { id, status, dedupeKey } = mailOutbox
  const rows = await queryable
    .select({ id, status, dedupeKey })
    .from(mailOutbox)
    .where(inArray(dedupeKey, [...dedupeKeys]))
  return new Map(rows.map((row) => [row.dedupeKey, row]))
}

/** The row, locked until the transaction ends. */
export async function lockMail(tx: Queryable, id: number): Promise<MailRow | undefined> {
  const [row] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
  return row
}

export async function updateMail(queryable: Queryable, id: number, change: Partial<MailRow>): Promise<void> {
  await queryable.update(mailOutbox).set(change).where(eq(mailOutbox.id, id))
}

/** The newest first. */
export async function listMails(queryable: Queryable, limit: number): Promise<MailRow[]> {
  return queryable.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(limit)
}

export interface OutboxFilter {
  status?: MailRow['status'] | undefined
  type?: string | undefined
  client?: number | undefined
  /** Beginnings of words of an address. */
  search?: string | undefined
}

/** A row of the outbox, its content sealed. */
export type OutboxRow = Omit<MailRow, 'headers' | 'optional' | 'recipientKey' | 'searched'>

const shownColumns = {
  id: mailOutbox.id,
  clientId: mailOutbox.clientId,
  mailType: mailOutbox.mailType,
  recipient: mailOutbox.recipient,
  dedupeKey: mailOutbox.dedupeKey,
  contentSealed: mailOutbox.contentSealed,
  clearSubject: mailOutbox.clearSubject,
  clearHtml: mailOutbox.clearHtml,
  clearText: mailOutbox.clearText,
  status: mailOutbox.status,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  sentAt: mailOutbox.sentAt,
  nextAttemptAt: mailOutbox.nextAttemptAt,
  sentBy: mailOutbox.sentBy,
  createdAt: mailOutbox.createdAt,
}

/** One page, the newest first, and how many there are in all. */
export async function selectOutbox(
  queryable: Queryable,
  filter: OutboxFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const where = conditionsOf(filter)
  const rows = await queryable
    .select(shownColumns)
    .from(mailOutbox)
    .where(where)
    .orderBy(desc(mailOutbox.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await queryable.select({ total: count() }).from(mailOutbox).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function conditionsOf({ status, type, client, search }: OutboxFilter): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(mailOutbox.status, status),
    type === undefined ? undefined : eq(mailOutbox.mailType, type),
    client === undefined ? undefined : eq(mailOutbox.clientId, client),
    foundBy(mailOutbox.searched, search ?? ''),
  )
}

/** Mails to clients that were delivered after an instant, those that are no word to a client left out. */
export async function countSentSince(queryable: Queryable, since: Date): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(mailOutbox)
    .where(and(gt(mailOutbox.sentAt, since), notInArray(mailOutbox.mailType, [...notToClients])))
  return row?.count ?? 0
}

export async function countFailed(queryable: Queryable): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'failed'))
  return row?.count ?? 0
}

/** Mails that wait although their time came long ago: their job was lost. */
export async function selectStranded(queryable: Queryable, before: Date, limit: number): Promise<number[]> {
  const rows = await queryable
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, 'queued'),
        or(
          lte(mailOutbox.nextAttemptAt, before),
          and(isNull(mailOutbox.nextAttemptAt), lt(mailOutbox.createdAt, before)),
        ),
      ),
    )
    .orderBy(mailOutbox.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Mails that failed, without their content, the oldest first. */
export async function selectFailedHeads(queryable: Queryable, limit: number) {
  const { id, clientId, createdAt, status } = mailOutbox
  return queryable
    .select({ id, clientId, createdAt })
    .from(mailOutbox)
    .where(eq(status, 'failed'))
    .orderBy(asc(id))
    .limit(limit)
}
