import type { Finding } from '../audit/finding.ts'
import { listText } from '../audit/wording.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { chooseItems, strongestFirst } from './choose-items.ts'
import type { FindingEntry } from './forensic-analysis.ts'
import { quoteAll } from './quote-evidence.ts'
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
  return { findings: marked('F', caseFile.findings), questions: marked('Q', caseFile.questions) }
}

export function findingEntry({ mark, finding }: MarkedFinding, caseFile: CaseFile): FindingEntry {
  return {
    mark,
    strength: finding.strength,
    title: finding.title,
    bureaus: bureaus.filter((bureau) => finding.bureaus.includes(bureau)),
    statement: sentence(finding.statement),
    evidence: quoteAll(finding.evidence, caseFile.reports),
    innocentExplanation: sentence(finding.innocentExplanation),
    request: sentence(finding.request),
    basis: sentence(finding.basis.sentence),
    ruleKey: finding.ruleKey,
    destination:
      finding.strength === 'C' ? 'In no letter until you have answered.' : destinationOf(finding, caseFile),
  }
}

function destinationOf(finding: Finding, caseFile: CaseFile): string {
  const places = bureaus.flatMap((bureau) => {
    const number = placeInLetter(finding, bureau, caseFile)
    return number === null ? [] : [`item ${number} of the letter to ${bureau}`]
  })
  if (places.length > 0) return sentence(`In ${listText(places)}`)
  return 'In no letter of this round: a letter takes at most eight items, the strongest first. Kept for the next.'
}

function placeInLetter(finding: Finding, bureau: Bureau, caseFile: CaseFile): number | null {
  const at = chooseItems(caseFile.findings, bureau).chosen.findIndex(({ id }) => id === finding.id)
  return at < 0 ? null : at + 1
}

/** The marks of everything said about one entry: 'F1, F4, Q2'. */
export function marksOf(itemId: string, marked: readonly MarkedFinding[]): string {
  return marked
    .filter(({ finding }) => isAbout(finding, itemId))
    .map(({ mark }) => mark)
    .join(', ')
}

/** The strongest thing said about one entry. */
export function strongestAbout(itemId: string, marked: readonly MarkedFinding[]): 'A' | 'B' | 'C' | 'none' {
  const strengths = marked
    .filter(({ finding }) => isAbout(finding, itemId))
    .map(({ finding }) => finding.strength)
  return (['A', 'B', 'C'] as const).find((strength) => strengths.includes(strength)) ?? 'none'
}

function isAbout(finding: Finding, itemId: string): boolean {
  return (
    finding.accounts.some(
      (account) => account.itemId === itemId && finding.bureaus.includes(account.bureau),
    ) || finding.evidence.some((line) => line.itemId === itemId && finding.bureaus.includes(line.bureau))
  )
}
