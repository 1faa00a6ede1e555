import type { Finding } from '../audit/finding.ts'
import type { Box } from '../read/positioned-text.ts'
import { type Bureau, bureaus, type CreditReport } from '../report/credit-report.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import type { LetterItem } from './compose-item.ts'
import type { DisputeLetter } from './dispute-letter.ts'
import { lettersTo } from './earlier-disputes.ts'
import type { EnclosedPaper } from './enclosed-paper.ts'
import { letterCopy, resultsCopy } from './list-enclosures.ts'
import { isSamePaper, isServicePrint, servicePrintName } from './report-source.ts'
import type { RequestLetter } from './request-letter.ts'

/** A place to be marked, and the numbers of the letter's items that quote it; of a letter without numbered items none. */
export interface EnclosedMark {
  box: Box
  items: number[]
}

/** What an entry of a letter's list of enclosures is a copy of. `text`: the entry, word for word. */
export type EnclosedCopy = { text: string } & (
  | { kind: 'paper'; paper: EnclosedPaper }
  | {
      kind: 'report'
      /** One of the bureaus that the paper shows. */
      bureau: Bureau
      marks: EnclosedMark[]
      /** "Everything else covered": only these places and the marks are seen; null: whole pages. */
      shown: Box[] | null
    }
  /** The letter of an earlier round to the same bureau, with the proof of its delivery where there is one; or its answer. */
  | { kind: 'earlier-letter' | 'results'; bureau: Bureau; round: number }
  /** Only the person has it: a new paper. */
  | { kind: 'by-hand' }
)

const papersByWords: readonly { paper: EnclosedPaper; words: RegExp }[] = [
  { paper: 'identity', words: /government-issued identification/ },
  { paper: 'residence', words: /utility bill or bank statement/ },
  { paper: 'ssn-proof', words: /proof of my Social Security number/ },
  { paper: 'theft-report', words: /identity theft report/ },
]

/** For each entry of the letter's list what it is a copy of, in the list's order: its number is its place from 1. */
export function enclosedCopies(letter: DisputeLetter | RequestLetter, caseFile: CaseFile): EnclosedCopy[] {
  return letter.enclosures.map((text) => {
    const own = papersByWords.find(({ words }) => words.test(text))
    if (own) return { text, kind: 'paper', paper: own.paper }
    const earlier = earlierCopy(text, letter, caseFile)
    if (earlier) return { text, ...earlier }
    const report = /the (lines|entries) marked/.test(text)
      ? bureaus
          .flatMap((bureau) => caseFile.reports.find((each) => each.bureau === bureau) ?? [])
          .find((each) => text.includes(` of ${paperName(each)}`))
      : undefined
    if (!report) return { text, kind: 'by-hand' }
    const marks = marksOf(letter, report, caseFile)
    const shown = text.includes('everything else covered') ? namesBeside(letter, report, caseFile) : null
    return marks.length === 0
      ? { text, kind: 'by-hand' }
      : { text, kind: 'report', bureau: report.bureau, marks, shown }
  })
}

/** Numbers of the entries that the envelope holds by itself: pages of stored reports, and papers, letters and answers that are kept. */
export function numbersHeld(
  copies: readonly EnclosedCopy[],
  { papers = [], earlier = [] }: Pick<CaseFile, 'papers' | 'earlier'>,
): number[] {
  return copies.flatMap((copy, at) => (isHeld(copy, papers, earlier) ? [at + 1] : []))
}

function isHeld(
  copy: EnclosedCopy,
  papers: readonly EnclosedPaper[],
  earlier: readonly EarlierLetter[],
): boolean {
  switch (copy.kind) {
    case 'report':
      return true
    case 'paper':
      return papers.includes(copy.paper)
    case 'earlier-letter':
    case 'results': {
      const letter = earlier.find(({ round, bureau }) => round === copy.round && bureau === copy.bureau)
      return letter?.kept?.[copy.kind === 'results' ? 'results' : 'letter'] === true
    }
    case 'by-hand':
      return false
  }
}

/** By the words that the list has for it; of two letters of one day the newer one. */
function earlierCopy(
  text: string,
  letter: DisputeLetter | RequestLetter,
  caseFile: CaseFile,
): { kind: 'earlier-letter' | 'results'; bureau: Bureau; round: number } | null {
  if (letter.kind !== 'letter' || letter.bureau === null) return null
  for (const each of lettersTo(caseFile, letter.bureau)) {
    const { bureau, round } = each
    if (letterCopy(each) === text) return { kind: 'earlier-letter', bureau, round }
    if (resultsCopy(each).includes(text)) return { kind: 'results', bureau, round }
  }
  return null
}

const paperName = (report: CreditReport) =>
  isServicePrint(report) ? servicePrintName(report) : `my ${report.bureau} report`

function marksOf(
  letter: DisputeLetter | RequestLetter,
  report: CreditReport,
  caseFile: CaseFile,
): EnclosedMark[] {
  const onPaper = bureausOn(report, caseFile)
  const places =
    letter.kind === 'letter'
      ? letter.items.flatMap((item) =>
          quotedPlaces(item, caseFile, onPaper).map((box) => ({ box, items: [item.number] })),
        )
      : entryPlaces(letter, report).map((box) => ({ box, items: [] }))
  const marks = new Map<string, EnclosedMark>()
  for (const { box, items } of places) {
    const key = [box.page, box.x, box.y, box.width, box.height].map(Math.round).join()
    const before = marks.get(key)
    if (before) before.items = [...new Set([...before.items, ...items])]
    else marks.set(key, { box, items })
  }
  return [...marks.values()].sort((a, b) => a.box.page - b.box.page || a.box.y - b.box.y)
}

/** The places of exactly those lines that the item quotes. */
function quotedPlaces(item: LetterItem, caseFile: CaseFile, onPaper: readonly Bureau[]): Box[] {
  const lines = [...item.printedHere, ...item.printedElsewhere]
  return findingsOf(item, caseFile)
    .flatMap(({ evidence }) => evidence)
    .filter(
      ({ bureau, box, label, printed }) =>
        onPaper.includes(bureau) &&
        lines.some(
          (line) =>
            line.bureau === bureau &&
            line.page === box.page &&
            line.label === label &&
            line.value === printed.trim(),
        ),
    )
    .map(({ box }) => box)
}

/** Of an item whose finding was raised before, the finding of now stands in the case as well. */
function findingsOf(item: LetterItem, { findings }: CaseFile): Finding[] {
  return findings.filter(({ id }) => id === item.findingId)
}

/** What a request names of the report's entries: the name and each line as printed. */
function entryPlaces({ parts }: RequestLetter, report: CreditReport): Box[] {
  const named = parts.flatMap(({ entries }) => entries)
  const isNamed = (name: string, printed: { raw: string; box: Box } | null) =>
    printed !== null &&
    named.some(
      (entry) =>
        entry.name.startsWith(name) &&
        entry.lines.some(({ value, page }) => value === printed.raw.trim() && page === printed.box.page),
    )
  const accounts = report.accounts.flatMap((account) => {
    const name = `${account.bureau}: ${account.creditor.value}`
    const lines = [account.opened, account.balance, account.status]
      .filter((line) => isNamed(name, line))
      .flatMap((line) => (line ? [line.box] : []))
    return lines.length === 0 ? [] : [account.creditor.box, ...lines]
  })
  const inquiries = report.inquiries.flatMap(({ bureau, name, date }) =>
    isNamed(`${bureau}: inquiry of ${name.value}`, date) ? [name.box, date.box] : [],
  )
  return [...accounts, ...inquiries]
}

/** Name and number of the disputed entries: a line that nobody can place proves nothing. */
function namesBeside(letter: DisputeLetter | RequestLetter, report: CreditReport, caseFile: CaseFile): Box[] {
  if (letter.kind !== 'letter') return []
  const onPaper = bureausOn(report, caseFile)
  const quoted = letter.items.flatMap((item) =>
    findingsOf(item, caseFile).flatMap(({ evidence }) => evidence),
  )
  return caseFile.reports
    .filter(({ bureau }) => onPaper.includes(bureau))
    .flatMap(({ bureau, accounts }) =>
      accounts
        .filter(({ id }) => quoted.some((line) => line.bureau === bureau && line.itemId === id))
        .flatMap(({ creditor, accountNumber }) => [
          creditor.box,
          ...(accountNumber ? [accountNumber.box] : []),
        ]),
    )
}

const bureausOn = (report: CreditReport, { reports }: CaseFile): Bureau[] =>
  reports.filter((each) => isSamePaper(each, report)).map(({ bureau }) => bureau)
