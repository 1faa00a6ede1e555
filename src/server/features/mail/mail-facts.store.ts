import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { type ProcessingRunRow, processingRuns } from '../runs/runs.tables.ts'

/** The bureaus of which each of these clients has a report in force; who has none is not in it. */
export async function selectBureausHeld(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, readonly BureauKey[]>> {
  const { clientId, bureau, supersededAt } = reportUploads
  const rows = await queryable
    .select({ clientId, bureau })
    .from(reportUploads)
    .where(and(inArray(clientId, [...clientIds]), isNull(supersededAt)))
  const held = new Map<number, BureauKey[]>()
  for (const row of rows) held.set(row.clientId ?? 0, [...(held.get(row.clientId ?? 0) ?? []), row.bureau])
  return held
}

/** Which of these clients have any document: the others have no letters. */
export async function selectIdsWithDocuments(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Set<number>> {
  const { clientId } = documents
  const rows = await queryable
    .selectDistinct({ clientId })
    .from(documents)
    .where(inArray(clientId, [...clientIds]))
  return new Set(rows.map((row) => row.clientId))
}

/** Where the newest run of each of these clients stands; who has none is not in it. */
export async function selectNewestRuns(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, ProcessingRunRow['status']>> {
  const { clientId, status, startedAt } = processingRuns
  const rows = await queryable
    .selectDistinctOn([clientId], { clientId, status })
    .from(processingRuns)
    .where(inArray(clientId, [...clientIds]))
    .orderBy(clientId, desc(startedAt))
  return new Map(rows.map((row) => [row.clientId, row.status]))
}

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
