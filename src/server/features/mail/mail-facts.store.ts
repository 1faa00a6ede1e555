import { and, type Column, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { type ProcessingRunRow, processingRuns } from '../runs/runs.tables.ts'

const ofClients = (clientId: Column) => sql`${clientId} = any(${sql.placeholder('clientIds')}::int[])`

/** The bureaus of which each of these clients has a report in force; who has none is not in it. */
export async function selectBureausHeld(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, readonly BureauKey[]>> {
  const held = new Map<number, BureauKey[]>()
  for (const row of await bureausOf(queryable).execute({ clientIds }))
    held.set(row.clientId ?? 0, [...(held.get(row.clientId ?? 0) ?? []), row.bureau])
  return held
}

const bureausOf = builtOnce((queryable) => {
  const { clientId, bureau, supersededAt } = reportUploads
  return queryable
    .select({ clientId, bureau })
    .from(reportUploads)
    .where(and(ofClients(clientId), isNull(supersededAt)))
    .prepare('bureaus_of_clients')
})

/** Which of these clients have any document: the others have no letters. */
export async function selectIdsWithDocuments(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Set<number>> {
  const rows = await haveDocuments(queryable).execute({ clientIds })
  return new Set(rows.map((row) => row.clientId))
}

const haveDocuments = builtOnce((queryable) => {
  const { clientId } = documents
  return queryable
    .selectDistinct({ clientId })
    .from(documents)
    .where(ofClients(clientId))
    .prepare('clients_with_documents')
})

/** Where the newest run of each of these clients stands; who has none is not in it. */
export async function selectNewestRuns(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, ProcessingRunRow['status']>> {
  const rows = await newestRunsOf(queryable).execute({ clientIds })
  return new Map(rows.map((row) => [row.clientId, row.status]))
}

const newestRunsOf = builtOnce((queryable) => {
  const { clientId, status, startedAt } = processingRuns
  return queryable
    .selectDistinctOn([clientId], { clientId, status })
    .from(processingRuns)
    .where(ofClients(clientId))
    .orderBy(clientId, desc(startedAt))
    .prepare('newest_runs_of_clients')
})

/** The languages that are known of these addresses, by their keys. */
export async function selectLanguages(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<Map<string, Language>> {
  const { emailKey, language } = personLanguages
  const rows = await queryable
    .select({ emailKey, language })
    .from(personLanguages)
    .where(inArray(emailKey, [...emailKeys]))
  return new Map(rows.map((row) => [row.emailKey, row.language]))
}

/** Those of these addresses whose newest record about email is a withdrawal. */
export async function selectWithdrawn(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<Set<string>> {
  const { id, subjectEmail, channel, direction } = consents
  const rows = await queryable
    .selectDistinctOn([subjectEmail], { subjectEmail, direction })
    .from(consents)
    .where(and(inArray(subjectEmail, [...emailKeys]), eq(channel, 'email')))
    .orderBy(subjectEmail, desc(id))
  return new Set(rows.flatMap((row) => (row.direction === 'revoked' ? [row.subjectEmail] : [])))
}
