import type { Finding } from '../audit/finding.ts'
import type { ItemOutcome } from '../letters/case-file.ts'
import type { Bureau } from '../report/credit-report.ts'
import type { SubjectAgain, SubjectsAgain } from './subjects-again.ts'

/** What the rules say of the earlier and of the newer report, findings and questions. */
export interface RulesOfBoth {
  earlier: readonly Finding[]
  newer: readonly Finding[]
  /** Rules that compare bureaus fire only where the others' reports are at hand. */
  bureausAtHand: ReadonlySet<Bureau>
  /** Both reports have one layout; another layout may print less, which corrects nothing. */
  isSameLayout: boolean
}

/** Rules whose request is that one of two entries goes. */
export const oneOfSeveral = /duplicate|double_reporting|multiple_collectors/
const ofDates = ['dofd', 'removalDate']

type SubjectThere = Extract<SubjectAgain, { is: 'there' }>

/** The outcome of one disputed finding, by its subjects in the newer report and by the rules that fire there. */
export function judgeItem(finding: Finding, { items }: SubjectsAgain, rules: RulesOfBoth): ItemOutcome {
  const [first] = items
  if (first === undefined) return 'no_answer'
  const there = items.flatMap((item) => (item.is === 'there' ? [item] : []))
  const fires = rules.newer.some((now) => now.ruleKey === finding.ruleKey && isAbout(now, there))
  const hasGone = items.some(({ is }) => is === 'gone')
  if (first.is === 'gone' && !fires) return personalOrDeleted(finding, rules)
  if (hasGone && oneOfSeveral.test(finding.ruleKey)) return fires ? 'changed_still_wrong' : 'deleted'
  if (items.some(({ is }) => is === 'unsure') || there.some((each) => each.isUnchanged === null))
    return 'no_answer'
  if (isReaged(finding, there, rules)) return 'reaged'
  const isChanged = hasGone || there.some(({ lines }) => lines.some(({ isSame }) => !isSame))
  const canTell = finding.evidence.every(({ bureau }) => rules.bureausAtHand.has(bureau))
  if (!isChanged) {
    if (there.every((each) => each.isUnchanged) || fires) return 'verified'
    // A new finding about the entry may only have taken the place of the old one.
    if (rules.newer.some((now) => isAbout(now, there) && isNew(now, rules))) return 'verified'
    if (!rules.isSameLayout) return 'no_answer'
    // The disputed line stands, but what it contradicted has changed.
    return canTell ? 'corrected' : 'verified'
  }
  if (fires || hasNewFault(there, rules)) return 'changed_still_wrong'
  return canTell || readsAsElsewhere(finding, there) ? 'corrected' : 'no_answer'
}

/** A wrong line of personal information that is gone was deleted; one that another value took the place of was changed. */
function personalOrDeleted(finding: Finding, { newer }: RulesOfBoth): ItemOutcome {
  const [line] = finding.evidence
  if (line === undefined || line.itemId !== null || !['ssnLast4', 'dob'].includes(line.field))
    return 'deleted'
  return newer.some(({ ruleKey, bureaus }) => ruleKey === finding.ruleKey && bureaus.includes(line.bureau))
    ? 'changed_still_wrong'
    : 'corrected'
}

/** Moved dates count, unless the date itself was disputed and no rule finds fault with the new one. */
function isReaged(finding: Finding, there: readonly SubjectThere[], rules: RulesOfBoth): boolean {
  const moved = there.filter((each) => each.moved.length > 0)
  if (moved.length === 0) return false
  const isDisputed = finding.evidence.some(({ field }) => ofDates.includes(field))
  const isWrong = rules.newer.some(
    (now) => isAbout(now, moved) && now.evidence.some(({ field }) => ofDates.includes(field)),
  )
  return !isDisputed || isWrong
}

/** A rule that was silent before proves fault with a line that was disputed; what may be right is no answer's fault. */
function hasNewFault(there: readonly SubjectThere[], rules: RulesOfBoth): boolean {
  return rules.newer.some(
    (finding) =>
      finding.strength === 'A' &&
      isNew(finding, rules) &&
      there.some(({ itemId, lines }) =>
        finding.evidence.some(
          (line) =>
            line.itemId === itemId && lines.some(({ field, isSame }) => field === line.field && !isSame),
        ),
      ),
  )
}

/** A finding, no question, of a rule that did not fire for this entry before. */
function isNew(finding: Finding, { earlier }: RulesOfBoth): boolean {
  return (
    finding.strength !== 'C' &&
    !earlier.some((old) => old.ruleKey === finding.ruleKey && shareEntry(old, finding))
  )
}

/** The changed line now reads as the other bureaus printed it when it was disputed. */
function readsAsElsewhere(finding: Finding, there: readonly SubjectThere[]): boolean {
  const here = finding.bureaus
  const changed = there.flatMap(({ lines }) => lines.filter(({ isSame }) => !isSame))
  return (
    changed.length > 0 &&
    changed.every(({ field, now }) =>
      finding.evidence.some(
        (line) => !here.includes(line.bureau) && line.field === field && line.printed === now?.printed,
      ),
    )
  )
}

function isAbout(finding: Finding, there: readonly SubjectThere[]): boolean {
  return finding.evidence.some(({ itemId, bureau, field, printed }) =>
    there.some((each) =>
      each.itemId === null
        ? each.lines.some(
            ({ now }) => now?.bureau === bureau && now.field === field && now.printed === printed,
          )
        : each.itemId === itemId,
    ),
  )
}

/** Creditor and number as printed: ids mean something within one report only. */
function shareEntry(first: Finding, second: Finding): boolean {
  return first.accounts.some((a) =>
    second.accounts.some(
      (b) => a.bureau === b.bureau && a.creditor === b.creditor && a.accountNumber === b.accountNumber,
    ),
  )
}
