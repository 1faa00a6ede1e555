/** The date of a report, which only a label says that speaks of the report. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import type { CreditReport, Printed, PrintedDate } from '../credit-report.ts'
import { dateAtStart, printed } from '../printed-values.ts'

/** What an account, an inquiry or a person's own row says before a date: 'Balance Date:', 'Date of Last Payment'. */
const otherLabel =
  /\b((balance|clos(e|ed|ing)|open(ed|ing)?|last|payment|activity|delinquency|status|charge[- ]off|filed|inquiry|birth|verified|removal|maturity|deferred) date|date (opened|closed|reported|updated|verified|paid|filed|of (?!(this )?report|issue|print)\w[\w ]{2,30}|(last|first|major) [\w ]{2,30}))(?! *\d)[\w ]*:? *$/i
/** What a report says of itself. 'Date:' alone counts at the beginning of a line or behind the person's name. */
const ownLabel =
  /(\b(report|disclosure) date|\bdate (created|generated|issued|prepared|of (this )?report|of issue)|\b(created|generated|issued|prepared) on|^date|\bprepared for\b.* date):? *$/i

/**
 * The report with a date that a label says is the report's: the one that was read, or, where an account's row gave it, one
 * that stands anywhere at the head or the foot of its pages. Null where no label says it.
 * @param report with the places of these pages
 */
export function withOwnDate(report: CreditReport, pages: readonly Page[]): CreditReport | null {
  const { box } = report.reportDate
  const page = pages.find(({ number }) => number === box.page)
  const line = page && linesOf(page).find((each) => Math.abs(each.box.y - box.y) < 4 && reaches(each, box.x))
  if (line === undefined || !otherLabel.test(textBefore(line, box.x))) return report
  const [own] = pages.flatMap(linesOf).flatMap(ownDateIn)
  return own === undefined ? null : { ...report, reportDate: own }
}

const reaches = ({ box }: Line, x: number): boolean => box.x <= x + 1 && x <= box.x + box.width

function textBefore({ words }: Line, x: number): string {
  return words
    .filter(({ box }) => box.x < x - 1)
    .map(({ text }) => text)
    .join(' ')
}

/** A day behind a label of the report's own: 'Date Issued: 10/04/2026', 'Date: November 09, 2026'. */
function ownDateIn({ words }: Line): Printed<PrintedDate>[] {
  for (const [at] of words.entries()) {
    const before = words.slice(0, at).map(({ text }) => text)
    if (!ownLabel.test(before.join(' '))) continue
    const found = dateAtStart(words.slice(at), 10)
    if (found !== null) return [printed(found.date, found.raw, words.slice(at, at + found.count))]
  }
  return []
}
