/** A reading, whatever layout made it, with what people said of its file. */
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { type LearnedLabel, type PointedWords, pointedOn } from './hints.ts'
import { withLearnedValues } from './learned-labels.ts'
import { pointedHead } from './part-with-form.ts'
import { withPointedAccounts } from './pointed-accounts.ts'
import { isValueMeaning, withoutLines, withPointedValues } from './pointed-values.ts'

/**
 * What a layout's reader read, with the values of learned labels that it did not understand; before readers compete, so that each
 * brings all it can. The same objects without a label. Of columns side by side a label does not tell whose a value is: their readers
 * take what was learned themselves.
 * @param reports with the places of these pages
 */
export function withLabels(
  reports: CreditReport[],
  pages: readonly Page[],
  learned: readonly LearnedLabel[],
): CreditReport[] {
  const [only, ...others] = reports
  if (learned.length === 0 || only === undefined || others.length > 0) return reports
  return [withLearnedValues(only, pages, learned)]
}

/**
 * The reports of one file with what was said of its pages; before anything is proven. The very same objects where nothing was
 * said. Pure.
 * @param reports with the places of these pages
 */
export function withHints(
  reports: readonly CreditReport[],
  pages: readonly Page[],
  learned: readonly LearnedLabel[],
): readonly CreditReport[] {
  const pointed = pointedOn(pages)
  if (pointed.length === 0) return reports
  return reports.map((report) => {
    const own = pointed.filter(({ bureau }) => reports.length === 1 || bureau === report.bureau)
    const beside = reports.filter((other) => other !== report)
    const begun = withPointedAccounts(withHead(report, pages), pages, own, learned)
    return withoutSpoken(withPointedValues(begun, beside, pages, own), pointed, pages)
  })
}

function withHead(report: CreditReport, pages: readonly Page[]): CreditReport {
  const reportDate = pointedHead(pages, 'reportDate') ?? report.reportDate
  return { ...report, reportDate, reportNumber: pointedHead(pages, 'reportNumber') ?? report.reportNumber }
}

/** What a person gave a meaning that is no value of an account is understood: a heading, a name, an explanation. */
function withoutSpoken(
  report: CreditReport,
  pointed: readonly PointedWords[],
  pages: readonly Page[],
): CreditReport {
  const spoken = pointed.filter(({ meaning }) => !isValueMeaning(meaning))
  const unread = withoutLines(report.coverage.unread, spoken, pages)
  return { ...report, coverage: { ...report.coverage, unread } }
}
