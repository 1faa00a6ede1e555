import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { mailRecord } from './mails-without-links.ts'
import { mailOutbox } from './outbox.tables.ts'

/** What is held of a person here: mails of the record, and to the address when it goes. Whoever mails about more takes it by its keys. */
export const outboxHoldings: readonly Holding[] = [
  {
    ...goes(
      mailOutbox,
      ['client goes', 'application goes', 'address is unknown'],
      ({ clientId, ownAddress }: DeletedClient) =>
        or(
          eq(mailOutbox.clientId, clientId),
          ownAddress === null ? undefined : eq(mailOutbox.recipientKey, ownAddress),
        ),
    ),
    trace: {
      rows: mailOutbox,
      address: mailOutbox.recipientKey,
      which: isNull(mailOutbox.clientId),
      since: mailOutbox.createdAt,
    },
  },
]

/** What is told of it in the archive of a person's data. */
export const outboxTold: readonly Told<Deps>[] = [
  {
    part: 'mails',
    records: async (deps, { clientId, address }) =>
      mailRecords(
        deps,
        or(
          eq(mailOutbox.clientId, clientId),
          // What was mailed to the address without a record, for whoever has proven it.
          address === null
            ? undefined
            : and(isNull(mailOutbox.clientId), eq(mailOutbox.recipientKey, address)),
        ),
      ),
  },
]

/** Mails as their reader has them, the oldest first; what went to the support address about a person is not the person's. */
export async function mailRecords(
  deps: Pick<Deps, 'database' | 'sealer' | 'config'>,
  which: SQL | undefined,
): Promise<object[]> {
  const mails = await deps.database.db
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
    // A condition that nobody gave must never become 'every row'.
    .where(and(which ?? sql`false`, ne(mailOutbox.recipientKey, emailKeyOf(deps.config.supportEmail))))
    .orderBy(asc(mailOutbox.id))
  return mails.map((mail) => mailRecord(deps.sealer, mail))
}

/** @param which undefined: none */
export async function deleteMails(tx: Queryable, which: SQL | undefined): Promise<void> {
  if (which !== undefined) await tx.delete(mailOutbox).where(which)
}
