import { auditReports } from '../audit/audit-reports.ts'
import type { Finding } from '../audit/finding.ts'
import type { Client } from '../audit/rule.ts'
import type { ItemOutcome } from '../letters/case-file.ts'
import { lastDayOf } from '../match/calendar.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { AnsweredItem } from './answered-item.ts'
import { judgeItem, type RulesOfBoth } from './judge-item.ts'
import { type SubjectsAgain, subjectsAgain } from './subjects-again.ts'

/** What is known beside the two reports. */
export interface ComparisonContext {
  /** The newest reports of the other bureaus: rules that compare bureaus need them. */
  others?: readonly CreditReport[]
  client?: Client
  /**
   * The last day of the bureau's reinvestigation, 'YYYY-MM-DD'. An item that a report of that day or before shows
   * unchanged is not verified: the bureau may still be at work. Absent or null: not known, and unchanged is verified.
   */
  runsUntil?: string | null
}

/**
 * What became of each item disputed with one bureau, by a newer report of that bureau. Items are found again by what is
 * printed (creditor, number, date opened, amounts), never by id. Where it is not certain which entry an item is, or
 * whether the report was read completely, the outcome is 'no_answer' rather than a guess. Pure: the same reports give
 * the same answer.
 * @param before the report that the letter disputed
 * @param disputed the findings that the letter names; those about other bureaus are left out of the answer
 * @param previously outcomes of earlier answers, oldest first
 */
export function compareReports(
  before: CreditReport,
  after: CreditReport,
  disputed: readonly Finding[],
  previously: readonly Pick<AnsweredItem, 'fingerprint' | 'outcome'>[],
  context: ComparisonContext = {},
): AnsweredItem[] {
  const rules: RulesOfBoth = {
    earlier: firingIn(before, context),
    newer: firingIn(after, context),
    bureausAtHand: new Set([after, ...(context.others ?? [])].map(({ bureau }) => bureau)),
    isSameLayout: before.family === after.family,
  }
  const wasDeleted = new Set(
    previously.filter(({ outcome }) => outcome === 'deleted').map(({ fingerprint }) => fingerprint),
  )
  return disputed
    .filter(({ bureaus }) => bureaus.includes(after.bureau))
    .map((finding) => {
      const subjects = subjectsAgain(finding, before, after)
      const judged = wasDeleted.has(finding.fingerprint)
        ? returned(subjects)
        : judgeItem(finding, subjects, rules)
      const isEarly = context.runsUntil != null && lastDayOf(after.reportDate.value) <= context.runsUntil
      const outcome: ItemOutcome = judged === 'verified' && isEarly ? 'no_answer' : judged
      const evidence =
        outcome === 'deleted' || outcome === 'no_answer' ? [] : linesOf(subjects, finding, after)
      return { fingerprint: finding.fingerprint, outcome, said: wordsOf(evidence), evidence }
    })
}

/** An item that an earlier answer had deleted: back, or still gone. */
function returned({ items }: SubjectsAgain): ItemOutcome {
  if (items.some(({ is }) => is === 'there')) return 'reinserted'
  return items.length > 0 && items.every(({ is }) => is === 'gone') ? 'deleted' : 'no_answer'
}

function firingIn(report: CreditReport, { others = [], client }: ComparisonContext): Finding[] {
  const reports = [report, ...others.filter(({ bureau }) => bureau !== report.bureau)]
  const asOf = lastDayOf(report.reportDate.value)
  const { findings, questions } = auditReports(reports, client === undefined ? { asOf } : { asOf, client })
  return [...findings, ...questions]
}

/** The disputed lines as they stand now; the dates that were moved, where they were no part of the dispute. */
function linesOf(
  { items }: SubjectsAgain,
  { bureaus }: Finding,
  after: CreditReport,
): AnsweredItem['evidence'] {
  const lines = items.flatMap((item) => (item.is === 'there' ? [...item.lines, ...item.moved] : []))
  const shown = lines.flatMap(({ now }) => (now !== null && bureaus.includes(after.bureau) ? [now] : []))
  return shown.filter(
    (line, at) =>
      shown.findIndex(
        ({ field, itemId, label }) => field === line.field && itemId === line.itemId && label === line.label,
      ) === at,
  )
}

/** 'Amount past due: $90; Balance: $10'. */
function wordsOf(evidence: AnsweredItem['evidence']): string | null {
  const words = evidence.map(
    ({ label, printed }) => `${label}: ${printed === '' ? 'nothing printed' : printed}`,
  )
  return words.length === 0 ? null : words.join('; ')
}
