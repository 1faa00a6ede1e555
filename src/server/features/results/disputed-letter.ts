import type { Finding } from '../../../engine/audit/finding.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { investigationDue } from '../../../shared/rules/investigation-due.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { contentOf } from '../documents/letter-content.ts'
import { findAnalysisOfRun } from '../runs/find-analysed-run.ts'
import { listTimedLetters, type TimedLetter } from './clocked-letters.ts'

/** The newest mailed letter to a bureau, with the report that it disputed. */
export interface DisputedLetter {
  bureau: BureauKey
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
  const letters = await listMailedDisputes(deps, input.clientId)
  const toBureau = letters.filter(({ letter }) => letter.recipient === bureau)
  const mailed =
    'round' in input
      ? toBureau.findLast(({ letter }) => letter.document.round === input.round)
      : (toBureau.findLast(({ timed }) => (timed.enteredOn ?? '') < input.receivedOn) ?? toBureau[0])
  return mailed && disputedBy(deps, mailed)
}

/** The same of one letter by its document; undefined for another client's, and for one that is no mailed dispute of a bureau. */
export async function findDisputedLetterOf(
  deps: Pick<Deps, 'sealer' | 'database'>,
  { clientId, document }: { clientId: number; document: number },
): Promise<DisputedLetter | undefined> {
  const letters = await listMailedDisputes(deps, clientId)
  const mailed = letters.find(({ letter }) => letter.document.id === document)
  return mailed && disputedBy(deps, mailed)
}

async function listMailedDisputes(
  deps: Pick<Deps, 'sealer' | 'database'>,
  clientId: number,
): Promise<TimedLetter[]> {
  const letters = await listTimedLetters(deps, deps.database.db, clientId)
  return letters.filter(({ letter, timed }) => timed.kind === 'bureau_dispute' && letter.state !== 'not_sent')
}

async function disputedBy(
  deps: Pick<Deps, 'sealer' | 'database'>,
  { letter, timed }: TimedLetter,
): Promise<DisputedLetter | undefined> {
  const { written: document, recipient } = letter
  // Of one from before nobody knows here what it disputed.
  if (document === null) return undefined
  const bureau = bureauKeys.find((key) => bureauNames[key] === recipient)
  const analysis = await findAnalysisOfRun(deps, deps.database.db, document.runId)
  const before = analysis?.caseFile.reports.find((report) => report.bureau === recipient)
  const content = contentOf(deps, document)
  if (!bureau || !analysis || !before || !content) return undefined
  return {
    bureau,
    round: document.round,
    firstDay: timed.enteredOn ?? '',
    findings: content.findings,
    before,
    others: analysis.caseFile.reports.filter((report) => report.bureau !== recipient),
    runsUntil: investigationDue(timed),
  }
}

/**
 * Why no answer of this bureau can be read item by item: nothing was mailed to it, or a letter from before the case was kept here,
 * of which nobody knows what it disputed (decision 175).
 */
export async function refusalWithoutLetter(
  deps: Pick<Deps, 'sealer' | 'database'>,
  input: { clientId: number; bureau: BureauKey },
): Promise<Refusal> {
  const bureau = bureauNames[input.bureau]
  const letters = (await listMailedDisputes(deps, input.clientId)).filter(
    ({ letter }) => letter.recipient === bureau,
  )
  const isEarlier = letters.some(({ letter }) => letter.written === null)
  return new Refusal(
    'conflict',
    says(isEarlier ? 'mailing.answerToEarlier' : 'mailing.noDisputeMailed', { bureau }),
  )
}
