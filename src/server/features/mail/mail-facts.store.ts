import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { processingRuns } from '../runs/runs.tables.ts'

/** How many reports in force each of these clients has; who has none is not in it. */
export async function countCurrentReports(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, number>> {
  const { clientId, supersededAt } = reportUploads
  const rows = await queryable
    .select({ clientId, reports: count() })
    .from(reportUploads)
    .where(and(inArray(clientId, [...clientIds]), isNull(supersededAt)))
    .groupBy(clientId)
  return new Map(rows.map((row) => [row.clientId ?? 0, row.reports]))
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

/** Which of these clients have any run of an analysis, ended or not. */
export async function selectIdsWithRuns(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Set<number>> {
  const { clientId } = processingRuns
  const rows = await queryable
    .selectDistinct({ clientId })
    .from(processingRuns)
    .where(inArray(clientId, [...clientIds]))
  return new Set(rows.map((row) => row.clientId))
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
