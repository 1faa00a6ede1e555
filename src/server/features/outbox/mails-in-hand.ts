import type { Queryable } from '../../platform/db/database.ts'
import {
  countFailed,
  countSentSince,
  findMail,
  lockMail,
  selectMailsByKeys,
  selectStranded,
  updateMail,
} from './outbox.store.ts'
import type { MailRow } from './outbox.tables.ts'

/** The mail as it stands now. */
export async function mailById(queryable: Queryable, id: number): Promise<MailRow | undefined> {
  return findMail(queryable, id)
}

/** The mail, locked until the transaction ends: one attempt at a time has it in hand. */
export async function takeMail(tx: Queryable, id: number): Promise<MailRow | undefined> {
  return lockMail(tx, id)
}

/** Notes what became of an attempt. */
export async function noteAttempt(tx: Queryable, id: number, outcome: Partial<MailRow>): Promise<void> {
  await updateMail(tx, id, outcome)
}

/** Mails that wait although their time was before `before`: their job was lost. At most `limit` numbers. */
export async function strandedMails(queryable: Queryable, before: Date, limit: number): Promise<number[]> {
  return selectStranded(queryable, before, limit)
}

/** Number and state of the mails with these dedupe keys, by their keys. */
export async function mailsByKeys(
  queryable: Queryable,
  dedupeKeys: readonly string[],
): Promise<Map<string, Pick<MailRow, 'id' | 'status'>>> {
  return selectMailsByKeys(queryable, dedupeKeys)
}

/** How many mails to clients were delivered after `since`, and how many of all were given up. */
export async function countOutbox(
  queryable: Queryable,
  since: Date,
): Promise<{ sent: number; failed: number }> {
  return { sent: await countSentSince(queryable, since), failed: await countFailed(queryable) }
}
