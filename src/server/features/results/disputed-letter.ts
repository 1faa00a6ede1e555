import type { Finding } from '../../../engine/audit/finding.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { investigationDue } from '../../../shared/rules/investigation-due.ts'
import type { Deps } from '../../deps.ts'
import { contentOf } from '../documents/letter-content.ts'
import { findAnalysisOfRun } from '../runs/find-analysed-run.ts'
import { listTimedLetters } from './clocked-letters.ts'

/** The newest mailed letter to a bureau, with the report that it disputed. */
export interface DisputedLetter {
  round: number
  firstDay: string
  findings: Finding[]
  before: CreditReport
  /** The bureaus' other reports of that analysis. */
  others: CreditReport[]
  /** Last day of the reinvestigation; null while no delivery is proved. */
  runsUntil: string | null
}

/**
 * Of one `round`, or the one that an answer of the day `receivedOn` belongs to: the newest that was in the mail before it, so
 * that an answer to round 1 that comes late is not filed under round 2. Undefined when no letter was mailed to this bureau, or
 * nothing was disputed in it.
 */
export async function findDisputedLetter(
  deps: Pick<Deps, 'sealer' | 'database'>,
  input: { clientId: number; bureau: BureauKey } & ({ round: number } | { receivedOn: string }),
): Promise<DisputedLetter | undefined> {
  const bureau = bureauNames[input.bureau]
  const letters = await listTimedLetters(deps, deps.database.db, input.clientId)
  const toBureau = letters.filter(
    ({ letter, timed }) =>
      timed.kind === 'bureau_dispute' && letter.recipient === bureau && letter.state !== 'not_sent',
  )
  const mailed =
    'round' in input
      ? toBureau.findLast(({ letter }) => letter.document.round === input.round)
      : (toBureau.findLast(({ timed }) => (timed.enteredOn ?? '') < input.receivedOn) ?? toBureau[0])
  if (!mailed) return undefined
  const { document } = mailed.letter
  const analysis = await findAnalysisOfRun(deps, deps.database.db, document.runId)
  const before = analysis?.caseFile.reports.find((report) => report.bureau === bureau)
  const content = contentOf(deps, document)
  if (!analysis || !before || !content) return undefined
  return {
    round: document.round,
    firstDay: mailed.timed.enteredOn ?? '',
    findings: content.findings,
    before,
    others: analysis.caseFile.reports.filter((report) => report.bureau !== bureau),
    runsUntil: investigationDue(mailed.timed),
  }
}
