import type { Finding } from '../audit/finding.ts'
import { type Grade, gradeOf } from '../audit/ground.ts'
import { bureaus } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile } from './case-file.ts'
import { chooseForRound } from './choose-for-round.ts'
import { strongestFirst } from './choose-items.ts'
import type { RoundLetter } from './compose-letters.ts'
import { isConfirmed, isIdentityTheft, standingFindings } from './disputable-findings.ts'
import { explainFinding } from './explain-finding.ts'
import type { PictureChooser } from './finding-pictures.ts'
import type { FindingEntry } from './forensic-analysis.ts'
import { quoteAll } from './quote-evidence.ts'
import { languageOf, wordsIn } from './words/language.ts'
import { sentence } from './written-english.ts'

/** A finding with its mark in this document, 'F1' or 'Q1'. */
export interface MarkedFinding {
  mark: string
  finding: Finding
}

/** Findings and questions, strongest first, each with the mark under which the whole document refers to it. */
export function markFindings(caseFile: CaseFile): { findings: MarkedFinding[]; questions: MarkedFinding[] } {
  const marked = (prefix: string, list: readonly Finding[]) =>
    [...list].sort(strongestFirst).map((finding, at) => ({ mark: `${prefix}${at + 1}`, finding }))
  return { findings: marked('F', standingFindings(caseFile)), questions: marked('Q', caseFile.questions) }
}

export function findingEntry(
  { mark, finding }: MarkedFinding,
  caseFile: CaseFile,
  letters: readonly RoundLetter[],
  pictures: PictureChooser,
): FindingEntry {
  const explained = explainFinding(finding, languageOf(caseFile))
  return {
    mark,
    strength: gradeOf(finding),
    title: finding.title,
    bureaus: bureaus.filter((bureau) => finding.bureaus.includes(bureau)),
    statement: sentence(finding.statement),
    explained: explained?.statement ?? '',
    evidence: quoteAll(finding.evidence, caseFile.reports),
    pictures: pictures.of(finding),
    innocentExplanation: sentence(explained?.innocentExplanation ?? finding.innocentExplanation),
    request: sentence(finding.request),
    basis: sentence(explained?.basis ?? finding.basis.sentence),
    ruleKey: finding.ruleKey,
    destination: destinationOf(finding, caseFile, letters),
  }
}

/** What the client decided, and where the finding went, or why it is in no letter. */
function destinationOf(finding: Finding, caseFile: CaseFile, letters: readonly RoundLetter[]): string {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const { destinations } = words
  if (finding.strength === 'C') return destinations.question
  if (isIdentityTheft(finding, caseFile)) return destinations.theft
  if (caseFile.undecided?.includes(finding)) return undecidedIn(finding, caseFile, letters)
  return `${words.decided} ${decidedDestination(finding, caseFile, letters)}`
}

/** What waits for the client: grey in these drafts, or beyond the places of a letter. */
function undecidedIn(finding: Finding, caseFile: CaseFile, letters: readonly RoundLetter[]): string {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const drafts = letters.flatMap(({ content }) =>
    content.kind === 'letter' && content.draft?.items.some(({ findingId }) => findingId === finding.id)
      ? [content.recipientName]
      : [],
  )
  return drafts.length === 0 ? words.undecided : words.undecidedIn(drafts)
}

function decidedDestination(finding: Finding, caseFile: CaseFile, letters: readonly RoundLetter[]): string {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const { destinations } = words
  const places = letters.flatMap(({ content }) =>
    content.kind === 'letter'
      ? content.items
          .filter(({ findingId }) => findingId === finding.id)
          .map(({ number }) => words.place(number, content.recipientName))
      : [],
  )
  if (places.length > 0) return words.inPlaces(places)
  if (!isConfirmed(finding)) return destinations.unconfirmed
  const choices = addresseesOf(finding).map((bureau) => chooseForRound(caseFile, bureau))
  if (choices.some(({ stillToMail }) => stillToMail !== null)) return destinations.stillToMail
  if (choices.some(({ waitsFor }) => waitsFor !== null)) return destinations.waiting
  const isKept = choices.some(({ kept }) => kept.some(({ id }) => id === finding.id))
  return isKept || caseFile.round === 1 ? destinations.kept : destinations.settled
}

/** The marks of everything said about one entry: 'F1, F4, Q2'. */
export function marksOf(itemId: string, marked: readonly MarkedFinding[]): string {
  return marked
    .filter(({ finding }) => isAbout(finding, itemId))
    .map(({ mark }) => mark)
    .join(', ')
}

/** The marks of the findings that quote one field of one entry. */
export function marksOfField(itemId: string, field: string, marked: readonly MarkedFinding[]): string {
  return marked
    .filter(({ finding }) => finding.evidence.some((line) => line.itemId === itemId && line.field === field))
    .map(({ mark }) => mark)
    .join(', ')
}

/** The strongest thing said about one entry. */
export function strongestAbout(itemId: string, marked: readonly MarkedFinding[]): Grade | 'none' {
  const grades = marked
    .filter(({ finding }) => isAbout(finding, itemId))
    .map(({ finding }) => gradeOf(finding))
  return (['A', 'B', 'P', 'C'] as const).find((grade) => grades.includes(grade)) ?? 'none'
}

/** Whether a finding or question concerns one entry. */
export function isAbout(finding: Finding, itemId: string): boolean {
  return (
    finding.accounts.some(
      (account) => account.itemId === itemId && finding.bureaus.includes(account.bureau),
    ) || finding.evidence.some((line) => line.itemId === itemId && finding.bureaus.includes(line.bureau))
  )
}
