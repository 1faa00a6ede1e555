import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type LearnedLabelRow,
  learnedLabels,
  type ReportPointingRow,
  reportPointings,
} from './hints.tables.ts'

/** What was said of a file and not taken back, oldest first. */
export async function selectPointingsInForce(
  queryable: Queryable,
  file: { clientId: number; sha256: string },
): Promise<ReportPointingRow[]> {
  return queryable
    .select()
    .from(reportPointings)
    .where(
      and(
        eq(reportPointings.clientId, file.clientId),
        eq(reportPointings.sha256, file.sha256),
        isNull(reportPointings.withdrawnAt),
      ),
    )
    .orderBy(asc(reportPointings.id))
}

/** Everything that was said of a client's files, oldest first. */
export async function selectPointingsOfClient(
  queryable: Queryable,
  clientId: number,
): Promise<ReportPointingRow[]> {
  return queryable
    .select()
    .from(reportPointings)
    .where(eq(reportPointings.clientId, clientId))
    .orderBy(asc(reportPointings.id))
}

export async function selectLabelsInUse(queryable: Queryable): Promise<LearnedLabelRow[]> {
  return queryable
    .select()
    .from(learnedLabels)
    .where(eq(learnedLabels.state, 'in use'))
    .orderBy(asc(learnedLabels.id))
}
