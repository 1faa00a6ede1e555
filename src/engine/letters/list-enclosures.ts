import { dateText } from '../audit/wording.ts'
import { bureaus, type CreditReport } from '../report/credit-report.ts'
import type { ChosenItem } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import type { QuotedLine } from './quote-evidence.ts'
import { pagesInWords } from './written-english.ts'

/** What every bureau asks for before it opens a file: who writes, and that they live where they say. */
export const identityCopies = [
  'Copy of a government-issued identification card',
  'Copy of a utility bill or bank statement that shows my address',
] as const

/** Copies only; the pages are those the items quote, of this bureau's report and of the others it is compared with. */
export function listEnclosures(report: CreditReport, items: LetterItem[]): string[] {
  const own = items.flatMap(({ printedHere }) => printedHere)
  const elsewhere = items.flatMap(({ printedElsewhere }) => printedElsewhere)
  const others = bureaus.filter((bureau) => elsewhere.some((line) => line.bureau === bureau))
  return [
    ...identityCopies,
    ...(own.some(({ field }) => field === 'ssnLast4')
      ? ['Copy of proof of my Social Security number, such as a W-2 form']
      : []),
    `Copy of ${pagesOf(own)} of my ${report.bureau} report, the lines marked`,
    ...others.map((bureau) => {
      const lines = elsewhere.filter((line) => line.bureau === bureau)
      return `Copy of ${pagesOf(lines)} of my ${bureau} report${dateOf(lines)}, the lines marked`
    }),
  ]
}

function pagesOf(lines: QuotedLine[]): string {
  return pagesInWords(lines.map(({ page }) => page))
}

function dateOf(lines: QuotedLine[]): string {
  const date = lines[0]?.reportDate ?? null
  return date === null ? '' : ` of ${date}`
}

/** The earlier letters that a renewed dispute refers to, and the bureau's results where there is a letter of them. */
export function listEarlierCopies(chosen: readonly ChosenItem[]): string[] {
  const letters = [...new Set(chosen.flatMap(({ before }) => before?.letter ?? []))]
  return letters.flatMap(({ mailedOn, deliveredOn, answer }) => [
    `Copy of my letter mailed on ${dateText(mailedOn)}${deliveredOn === null ? '' : ', with proof of its delivery'}`,
    ...(answer?.source === 'results-letter'
      ? [`Copy of your results that reached me on ${dateText(answer.receivedOn)}`]
      : []),
  ])
}
