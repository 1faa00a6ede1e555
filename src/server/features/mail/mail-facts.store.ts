import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsAsValue } from '../../platform/db/rows-as-value.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { earlierLetters } from '../mail-log/mail-log.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { type ProcessingRunRow, processingRuns } from '../runs/runs.tables.ts'
import { scheduledMails } from './mail.tables.ts'

/** What each of these clients has, in one question. */
export function selectMailFacts(queryable: Queryable, clientIds: readonly number[]) {
  return factsOfClients(queryable).execute({ clientIds })
}

const factsOfClients = builtOnce((queryable) => {
  const { id, emailKey } = clients
  const run = sql<ProcessingRunRow['status'] | null>`(select ${processingRuns.status} from ${processingRuns}
    where ${processingRuns.clientId} = ${id} order by ${processingRuns.startedAt} desc limit 1)`
  const bureausHeld = sql<
    BureauKey[]
  >`(select coalesce(json_agg(${reportUploads.bureau}), '[]'::json) from ${reportUploads}
    where ${reportUploads.clientId} = ${id} and ${reportUploads.supersededAt} is null)`
  const newestConsent = sql`(select ${consents.direction} from ${consents}
    where ${consents.subjectEmail} = ${emailKey} and ${consents.channel} = 'email' order by ${consents.id} desc limit 1)`
  return queryable
    .select({
      clientId: id,
      /** Who has none, and none from before the case was kept here, has no letters. */
      hasDocuments: sql<boolean>`(exists (select 1 from ${documents} where ${documents.clientId} = ${id})
        or exists (select 1 from ${earlierLetters} where ${earlierLetters.clientId} = ${id}))`,
      /** Where the newest run stands. */
      run,
      /** Of which a report is in force. */
      bureausHeld,
      language: personLanguages.language,
      /** The newest record of the address about email is a withdrawal. */
      hasWithdrawnEmail: sql<boolean>`coalesce(${newestConsent} = 'revoked', false)`,
      /** Its mails that run themselves, what was sent included, by their time. */
      scheduled: rowsAsValue({
        from: scheduledMails,
        columns: getTableColumns(scheduledMails),
        where: eq(scheduledMails.clientId, id),
        orderBy: [scheduledMails.dueAt, scheduledMails.occasion],
      }),
    })
    .from(clients)
    .leftJoin(personLanguages, eq(personLanguages.emailKey, emailKey))
    .where(sql`${id} = any(${sql.placeholder('clientIds')}::int[])`)
    .prepare('mail_facts_of_clients')
})
