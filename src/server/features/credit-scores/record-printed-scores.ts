import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { sourceOfPrinted } from '../../../shared/rules/score-source.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { insertScoreOnce, nameModel } from './credit-scores.store.ts'

/**
 * Decision 27: a score that a report prints, on the report's own day, once however often the report is read. Nothing
 * from a scan, which may be misread, and nothing from a report whose day is not printed in full. A score is kept with its bureau and its
 * model: two models' figures are no change of one.
 */
export async function recordPrintedScores(
  tx: Queryable,
  input: { clientId: number; reports: readonly CreditReport[]; now: Date },
): Promise<void> {
  const { clientId, reports, now } = input
  const printed = reports.flatMap((report) => {
    const day = report.reportDate.value
    const isSure = report.source !== 'scan' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    const first = isSure ? report.scores?.[0] : undefined
    if (first === undefined) return []
    const { bureau } = report
    return [{ score: first.score.value, day, bureau, model: first.model }]
  })
  if (printed.length === 0) return
  // The lock makes two runs at once follow each other.
  await findClientForChange(tx, clientId)
  for (const { score, day, ...named } of printed) {
    const kept = { clientId, score, day, source: sourceOfPrinted(named) }
    await nameModel(tx, { ...kept, unnamed: sourceOfPrinted({ ...named, model: null }) })
    await insertScoreOnce(tx, { ...kept, createdAt: now })
  }
}
