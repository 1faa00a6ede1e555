import type { Finding } from '../audit/finding.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { Bureau } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile, EarlierLetter, UnmailedLetter } from './case-file.ts'
import { chooseItems, itemsPerLetter, strongestFirst } from './choose-items.ts'
import { disputableFindings, undecidedFindings } from './disputable-findings.ts'
import {
  continuedDisputes,
  type DisputedBefore,
  disputedBefore,
  isPending,
  isSettled,
  lettersTo,
} from './earlier-disputes.ts'
import { concernsFurnisher } from './furnisher-scope.ts'

export interface ChosenItem {
  finding: Finding
  /** The dispute that it renews; null for one that no letter to this bureau has raised. */
  before: DisputedBefore | null
}

export interface RoundChoice {
  /** What the client has decided to dispute: the letter. */
  chosen: ChosenItem[]
  /** What holds a place in the letter and waits for the client's decision: grey in the draft, no part of the letter. */
  undecided: ChosenItem[]
  /** What is over the letter's limit, kept for a later round; decided or not. */
  kept: Finding[]
  /** An earlier letter whose time is not over: until then nothing new is written to this bureau. */
  waitsFor: EarlierLetter | null
  /** A letter of an earlier round that is still the one to mail: a second one would only repeat it. */
  stillToMail: UnmailedLetter | null
}

/**
 * The items of this round's letter to one bureau. Round 1: the strongest eight. Round 2: first what an earlier letter
 * raised and the bureau left, changed, put back or did not answer in time, then what no letter has raised yet; nothing
 * that it deleted or corrected, and nothing at all while its first letter lies unmailed. What is not decided holds its
 * place until it is. Round 3 turns to the furnishers; a bureau gets only what Regulation V keeps out of a direct dispute
 * (1022.43(b)), and nothing that it has verified before. After that a bureau gets only what is new: what no letter to it
 * has raised, and what it changed, put back or re-aged since; a repeat could be set aside as frivolous (611(a)(3)).
 */
export function chooseForRound(caseFile: CaseFile, bureau: Bureau): RoundChoice {
  const open = new Set(undecidedFindings(caseFile))
  const findings = [...disputableFindings(caseFile), ...open]
  const none = { chosen: [], undecided: [], kept: addressedTo(findings, bureau) }
  const stillToMail = caseFile.unmailed?.find((letter) => letter.bureau === bureau) ?? null
  if (stillToMail !== null) return { ...none, waitsFor: null, stillToMail }
  const waitsFor = lettersTo(caseFile, bureau).find((letter) => isPending(letter, caseFile)) ?? null
  if (waitsFor !== null) return { ...none, waitsFor, stillToMail }
  if (caseFile.round === 1) {
    const { chosen, kept } = chooseItems(findings, bureau)
    const items = chosen.map((finding) => ({ finding, before: null }))
    return { ...byDecision(items, open), kept, waitsFor, stillToMail }
  }
  const before = disputedBefore(caseFile, bureau)
  const continued = continuedDisputes(findings, before, bureau)
  const items = addressedTo(findings, bureau)
    .map((finding) => ({ finding, before: continued.get(finding) ?? null }))
    .filter((item) => item.before === null || !isSettled(item.before, caseFile))
    .filter((item) => !isAnsweredRequest(item))
    .filter((item) => caseFile.round !== 3 || isLeftForBureau(item, caseFile))
    .filter((item) => caseFile.round <= 3 || isNewForBureau(item))
  const ordered = [...items.filter((item) => isAnswered(item)), ...items.filter((item) => !isAnswered(item))]
  return {
    ...byDecision(ordered.slice(0, itemsPerLetter), open),
    kept: ordered.slice(itemsPerLetter).map(({ finding }) => finding),
    waitsFor,
    stillToMail,
  }
}

function byDecision(
  items: ChosenItem[],
  open: ReadonlySet<Finding>,
): Pick<RoundChoice, 'chosen' | 'undecided'> {
  return {
    chosen: items.filter(({ finding }) => !open.has(finding)),
    undecided: items.filter(({ finding }) => open.has(finding)),
  }
}

function addressedTo(findings: Finding[], bureau: Bureau): Finding[] {
  return findings.filter((finding) => addresseesOf(finding).includes(bureau)).sort(strongestFirst)
}

/** A courtesy that the bureau has declined is not asked for again. */
function isAnsweredRequest({ finding, before }: ChosenItem): boolean {
  return restsOnPolicy(finding) && before !== null && before.item.outcome !== 'no_answer'
}

function isAnswered({ before }: ChosenItem): boolean {
  return before !== null
}

function isNewForBureau({ before }: ChosenItem): boolean {
  return before === null || /^(changed_still_wrong|reinserted|reaged)$/.test(before.item.outcome)
}

function isLeftForBureau({ finding, before }: ChosenItem, { reports }: CaseFile): boolean {
  return !concernsFurnisher(finding, reports) && before?.item.outcome !== 'verified'
}
