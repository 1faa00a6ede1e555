import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { insertScoreOnce } from './credit-scores.store.ts'

/**
 * Decision 27: a score that a report prints, on the report's own day, once however often the report is read. Nothing
 * from a scan, which may be misread, and nothing from a report whose day is not printed in full.
 */
export async function recordPrintedScores(
  tx: Queryable,
  input: { clientId: number; reports: readonly CreditReport[]; now: Date },
): Promise<void> {
  const { clientId, reports, now } = input
  const printed = reports.flatMap((report) => {
    const day = report.reportDate.value
    const isSure = report.source !== 'scan' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    const score = isSure ? report.scores?.[0]?.score.value : undefined
    return score === undefined ? [] : [{ score, day, source: `${report.bureau} report` }]
  })
  if (printed.length === 0) return
  // The lock makes two runs at once follow each other.
  await findClientForChange(tx, clientId)
  for (const each of printed) await insertScoreOnce(tx, { ...each, clientId, createdAt: now })
}
