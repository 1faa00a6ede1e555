/**
 * What earlier letters, really mailed, have to do with the findings of now. Ids of entries change from report to report;
 * a finding is recognised by its fingerprint, else by its rule and the entry as printed (creditor and number).
 */
import { addDays } from '../../shared/rules/civil-days.ts'
import { clocksOf } from '../../shared/rules/dispute-clocks.ts'
import { investigationDue } from '../../shared/rules/investigation-due.ts'
import { lostAfterDays } from '../../shared/rules/next-round.ts'
import type { Finding } from '../audit/finding.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import type { CaseFile, EarlierItem, EarlierLetter } from './case-file.ts'
import { strongestFirst } from './choose-items.ts'
import { clockedDispute } from './deadlines.ts'

/** An item of an earlier letter, with that letter. */
export interface DisputedBefore {
  letter: EarlierLetter
  item: EarlierItem
}

/** Items disputed with one bureau, newest letter first; an item that a newer letter disputes again counts once. */
export function disputedBefore(caseFile: CaseFile, bureau: Bureau): DisputedBefore[] {
  const letters = lettersTo(caseFile, bureau)
  const all = letters.flatMap((letter) => letter.items.map((item) => ({ letter, item })))
  return all.filter(
    ({ item, letter }, at) =>
      !all
        .slice(0, at)
        .some((newer) => newer.letter !== letter && isSame(newer.item.finding, item.finding, bureau)),
  )
}

/** The letters of earlier rounds to one bureau, newest first. */
export function lettersTo(caseFile: CaseFile, bureau: Bureau): EarlierLetter[] {
  return (caseFile.earlier ?? [])
    .filter((letter) => letter.bureau === bureau && letter.round < caseFile.round)
    .sort((a, b) => b.round - a.round)
}

/**
 * Each current finding with the dispute that it continues, or null. A dispute whose entry was changed, reinserted or
 * re-aged goes on with the strongest finding about that entry when the old rule no longer applies.
 */
export function continuedDisputes(
  findings: readonly Finding[],
  before: readonly DisputedBefore[],
  bureau: Bureau,
): Map<Finding, DisputedBefore> {
  const continued = new Map<Finding, DisputedBefore>()
  for (const finding of findings) {
    const exact = before.find(({ item }) => item.finding.fingerprint === finding.fingerprint)
    const same = exact ?? before.find(({ item }) => isSame(item.finding, finding, bureau))
    if (same !== undefined) continued.set(finding, same)
  }
  const taken = new Set(continued.values())
  const byWorth = [...findings].sort(strongestFirst)
  for (const each of before) {
    if (taken.has(each) || !/^(changed_still_wrong|reinserted|reaged)$/.test(each.item.outcome)) continue
    const next = byWorth.find(
      (finding) => !continued.has(finding) && sharesEntry(finding, each.item.finding, bureau),
    )
    if (next !== undefined) continued.set(next, each)
  }
  return continued
}

/** True for an item that the bureau has deleted or corrected, as long as the report at hand is older than that answer. */
export function isSettled({ letter, item }: DisputedBefore, caseFile: CaseFile): boolean {
  if (item.outcome !== 'deleted' && item.outcome !== 'corrected') return false
  const report = reportOf(letter, caseFile)
  const receivedOn = letter.answer?.receivedOn ?? null
  return report === undefined || receivedOn === null || report.reportDate.value <= receivedOn
}

/** The last day of the reinvestigation, 'YYYY-MM-DD'; null while no evidenced delivery has started it. */
export function reinvestigationEnds(letter: EarlierLetter, caseFile: CaseFile): string | null {
  return investigationDue(clockedDispute(letter, reportOf(letter, caseFile)))
}

/** True while the answer may still come: its time or the time to send the results is not over, or no delivery is proved. */
export function isPending(letter: EarlierLetter, caseFile: CaseFile): boolean {
  if (letter.answer !== null) return false
  if (letter.deliveredOn === null) return caseFile.asOf <= addDays(letter.mailedOn, lostAfterDays)
  const clocks = clocksOf(clockedDispute(letter, reportOf(letter, caseFile)), caseFile.asOf)
  return clocks.find(({ key }) => key === 'results')?.state !== 'late'
}

function reportOf(letter: EarlierLetter, caseFile: CaseFile): CreditReport | undefined {
  return caseFile.reports.find(({ bureau }) => bureau === letter.bureau)
}

function isSame(first: Finding, second: Finding, bureau: Bureau): boolean {
  return (
    first.fingerprint === second.fingerprint ||
    (first.ruleKey === second.ruleKey && sharesEntry(first, second, bureau))
  )
}

function sharesEntry(first: Finding, second: Finding, bureau: Bureau): boolean {
  const entries = new Set(entriesAt(first, bureau))
  return entriesAt(second, bureau).some((entry) => entries.has(entry))
}

/** The entry as printed; personal information has none and is known by its field. */
function entriesAt(finding: Finding, bureau: Bureau): string[] {
  const accounts = finding.accounts.filter((account) => account.bureau === bureau)
  return accounts.length === 0
    ? finding.evidence.filter((line) => line.bureau === bureau).map(({ field }) => field)
    : accounts.map(({ creditor, accountNumber }) => `${creditor} ${accountNumber ?? ''}`.toUpperCase())
}
