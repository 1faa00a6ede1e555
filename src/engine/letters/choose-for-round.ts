import type { Finding } from '../audit/finding.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { Bureau } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile, EarlierLetter, UnmailedLetter } from './case-file.ts'
import { chooseItems, itemsPerLetter, strongestFirst } from './choose-items.ts'
import { disputableFindings } from './disputable-findings.ts'
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
  chosen: ChosenItem[]
  /** What is over the letter's limit, kept for a later round. */
  kept: Finding[]
  /** An earlier letter whose time is not over: until then nothing new is written to this bureau. */
  waitsFor: EarlierLetter | null
  /** A letter of an earlier round that is still the one to mail: a second one would only repeat it. */
  stillToMail: UnmailedLetter | null
}

/**
 * The items of this round's letter to one bureau. Round 1: the strongest eight. Round 2: first what an earlier letter
 * raised and the bureau left, changed, put back or did not answer in time, then what no letter has raised yet; nothing
 * that it deleted or corrected, and nothing at all while its first letter lies unmailed. Round 3 turns to the furnishers; a bureau gets only what Regulation V keeps out of a
 * direct dispute (1022.43(b)), and nothing that it has verified before.
 */
export function chooseForRound(caseFile: CaseFile, bureau: Bureau): RoundChoice {
  const findings = disputableFindings(caseFile)
  const stillToMail = caseFile.unmailed?.find((letter) => letter.bureau === bureau) ?? null
  if (stillToMail !== null)
    return { chosen: [], kept: addressedTo(findings, bureau), waitsFor: null, stillToMail }
  const waitsFor = lettersTo(caseFile, bureau).find((letter) => isPending(letter, caseFile)) ?? null
  if (waitsFor !== null) return { chosen: [], kept: addressedTo(findings, bureau), waitsFor, stillToMail }
  if (caseFile.round === 1) {
    const { chosen, kept } = chooseItems(findings, bureau)
    return { chosen: chosen.map((finding) => ({ finding, before: null })), kept, waitsFor, stillToMail }
  }
  const before = disputedBefore(caseFile, bureau)
  const continued = continuedDisputes(findings, before, bureau)
  const items = addressedTo(findings, bureau)
    .map((finding) => ({ finding, before: continued.get(finding) ?? null }))
    .filter((item) => item.before === null || !isSettled(item.before, caseFile))
    .filter((item) => !isAnsweredRequest(item))
    .filter((item) => caseFile.round === 2 || isLeftForBureau(item, caseFile))
  const ordered = [...items.filter((item) => isAnswered(item)), ...items.filter((item) => !isAnswered(item))]
  return {
    chosen: ordered.slice(0, itemsPerLetter),
    kept: ordered.slice(itemsPerLetter).map(({ finding }) => finding),
    waitsFor,
    stillToMail,
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

function isLeftForBureau({ finding, before }: ChosenItem, { reports }: CaseFile): boolean {
  return !concernsFurnisher(finding, reports) && before?.item.outcome !== 'verified'
}
