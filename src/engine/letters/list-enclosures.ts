import { dateText } from '../../shared/findings/en/english-words.ts'
import { bureaus, type CreditReport } from '../report/credit-report.ts'
import type { EarlierLetter } from './case-file.ts'
import type { ChosenItem } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import type { QuotedLine } from './quote-evidence.ts'
import { isSamePaper, isServicePrint, servicePrintName } from './report-source.ts'
import { pagesInWords } from './written-english.ts'

/** What every bureau asks for before it opens a file: who writes, and that they live where they say. */
export const identityCopies = [
  'Copy of a government-issued identification card',
  'Copy of a utility bill or bank statement that shows my address',
] as const

/** Copies only; the pages are those the items quote, of this bureau's report and of the others it is compared with. */
export function listEnclosures(
  report: CreditReport,
  items: LetterItem[],
  reports: readonly CreditReport[],
): string[] {
  const quoted = items.flatMap(({ printedHere, printedElsewhere }) => [...printedHere, ...printedElsewhere])
  const isOnPaper = ({ bureau }: QuotedLine) =>
    reports.some((each) => each.bureau === bureau && isSamePaper(each, report))
  const own = quoted.filter((line) => line.bureau === report.bureau || isOnPaper(line))
  const elsewhere = quoted.filter((line) => !own.includes(line))
  return [
    ...identityCopies,
    ...(own.some(({ field, bureau }) => field === 'ssnLast4' && bureau === report.bureau)
      ? ['Copy of proof of my Social Security number, such as a W-2 form']
      : []),
    `Copy of ${pagesOf(own)} of ${isServicePrint(report) ? servicePrintName(report) : `my ${report.bureau} report`}, the lines marked`,
    ...listPapers(elsewhere, reports),
  ]
}

/** One entry a paper, with the pages quoted: a service's file that shows two bureaus is one. */
export function listPapers(lines: readonly QuotedLine[], reports: readonly CreditReport[]): string[] {
  const papers: CreditReport[] = []
  for (const report of bureaus.flatMap((bureau) => reports.find((each) => each.bureau === bureau) ?? [])) {
    if (!papers.some((paper) => isSamePaper(paper, report))) papers.push(report)
  }
  return papers.flatMap((paper) => {
    const own = lines.filter(({ bureau }) =>
      reports.some((report) => report.bureau === bureau && isSamePaper(report, paper)),
    )
    if (own.length === 0) return []
    const name = isServicePrint(paper) ? servicePrintName(paper) : `my ${paper.bureau} report`
    return [`Copy of ${pagesOf(own)} of ${name}${dateOf(own)}, the lines marked`]
  })
}

function pagesOf(lines: QuotedLine[]): string {
  return pagesInWords(lines.map(({ page }) => page))
}

function dateOf(lines: QuotedLine[]): string {
  const date = lines[0]?.reportDate ?? null
  return date === null ? '' : ` of ${date}`
}

/** What a renewed dispute of a verified item needs: a paper that is new, which only the consumer can name. */
export const newPaper = `Paper not sent before: ${'_'.repeat(34)}`

/** The earlier letters that a renewed dispute refers to, and the bureau's results where there is a letter of them. */
export function listEarlierCopies(chosen: readonly ChosenItem[]): string[] {
  const letters = [...new Set(chosen.flatMap(({ before }) => before?.letter ?? []))]
  const isRepeat = chosen.some(isVerifiedBefore)
  const copies = letters.flatMap((letter) => [letterCopy(letter), ...resultsCopy(letter)])
  return isRepeat ? [...copies, newPaper] : copies
}

/** The entry that is a copy of an earlier letter. */
export function letterCopy({ mailedOn, deliveredOn }: EarlierLetter): string {
  return `Copy of my letter mailed on ${dateText(mailedOn)}${deliveredOn === null ? '' : ', with proof of its delivery'}`
}

/** The entry that is a copy of the bureau's answer to an earlier letter; none where it answered with no letter of results. */
export function resultsCopy({ answer }: EarlierLetter): string[] {
  return answer?.source === 'results-letter'
    ? [`Copy of your results that reached me on ${dateText(answer.receivedOn)}`]
    : []
}

/** The bureau looked at it and left it: a repeat that brings nothing new may be set aside (611(a)(3)). */
export function isVerifiedBefore({ before }: Pick<ChosenItem, 'before'>): boolean {
  return before?.item.outcome === 'verified'
}
