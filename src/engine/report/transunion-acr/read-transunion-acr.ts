/**
 * Reads TransUnion's consumer disclosure as downloaded through AnnualCreditReport.com and printed by a browser.
 * Adverse text stands in >brackets<; Payment History has its months in full words.
 */
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport, Printed } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { printed } from '../printed-values.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import { addSection } from './add-section.ts'
import { dateOfPrinting } from './date-of-printing.ts'
import { learnWrapStyle } from './learn-wrap-style.ts'
import { sectionsOf } from './sections.ts'
import { wrappedValuesOf } from './wrapped-values.ts'

/**
 * @param pages all pages of the file, as `readPages` returns them
 * @returns the report; what is printed in a known section and was not understood is in `coverage.unread`.
 * @throws UnreadableLayout when the file prints no date at all: it is then no such report
 */
export function readTransunionAcr(pages: Page[]): CreditReport {
  const sections = sectionsOf(pages)
  const lines = sections.flatMap((section) => section.lines)
  const style = learnWrapStyle(lines, wrappedValuesOf(sections))
  const report = emptyReport(pages.length)
  for (const section of sections) addSection(report, section, style)
  const { accounts, inquiries, publicRecords, coverage } = report
  coverage.found = {
    accounts: accounts.length,
    hardInquiries: inquiries.filter(({ kind }) => kind === 'hard').length,
    publicRecords: publicRecords.length,
  }
  if (report.reportDate.confidence > 0) return report
  const reportDate = dateOfPrinting(pages)
  if (reportDate === null) throw new UnreadableLayout('the date on which the report was created')
  return { ...report, reportDate }
}

/** `reportDate` is a place to fill: confidence 0. */
function emptyReport(pageCount: number): CreditReport {
  const nowhere: Printed<string> = { ...printed('', '', []), confidence: 0 }
  return {
    bureau: 'TransUnion',
    family: 'transunion-acr',
    reportDate: nowhere,
    reportNumber: null,
    preparedFor: null,
    pageCount,
    personal: emptyPersonal(),
    accounts: [],
    inquiries: [],
    publicRecords: [],
    coverage: {
      // The disclosure prints no counts.
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: { accounts: 0, hardInquiries: 0, publicRecords: 0 },
      unread: [],
    },
  }
}
