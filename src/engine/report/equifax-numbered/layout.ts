import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { isExplanation } from '../equifax/account-line-kinds.ts'
import { equifaxForm, markOriginalCreditors } from '../equifax/equifax-form.ts'
import { withPlainCells } from '../equifax/grid-cells.ts'
import { inquiriesByKind } from '../equifax/inquiry-tables.ts'
import { readPersonal } from '../labelled/personal-rows.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { statedIn } from './summary.ts'

/** Equifax's older report with numbered sections, its myEquifax variant, and the still older one of 81 months. */
export const equifaxNumbered: Layout = {
  family: 'equifax-numbered',
  marks: [
    [/\b2\.\s+Revolving Accounts\b/i, 3],
    [/\b3\.\s+Mortgage Accounts\b/i, 1],
    [/\b4\.\s+Installment Accounts\b/i, 2],
    [/\b11\.\s+Dispute File Information\b/i, 1],
    [/\bRevolving Accounts\b[\s\S]*\bInstallment Accounts\b/i, 1],
    [/\bReported Balance\b/i, 1],
    [/\bDelinquency First Reported\b/i, 2],
    [/\bActivity Designator\b[\s\S]*\bCreditor Classification\b/i, 1],
    [/\b81-Month Payment (History|Data)\b/i, 4],
    // The same sections, but three bureaus side by side.
    [/\b(Three|3)[- ]Bureau Credit Report\b|(\bEquifax\s+Experian\s+TransUnion\b[\s\S]*){4}/i, -20],
  ],
  read: (pages) => [readNumbered(pages)],
}

function readNumbered(printed: readonly Page[]): CreditReport {
  // Layout facts 2.2 list X among the codes: a month of which nothing is known.
  const pages = withPlainCells(printed, ['X'])
  const report = readLayout(pages, {
    ...equifaxForm(pages, { mayTouch: true }, false),
    family: 'equifax-numbered',
    headings: [
      [/^Negative Information$/i, 'accounts'],
      [/^Inquiries that do not (display|impact|appear)\b.*$/i, 'soft inquiries'],
      [/^Inquiries that (display|impact|appear)\b.*$/i, 'hard inquiries'],
      [/^(Credit Summary|Dispute File Information)$/i, 'other'],
    ],
    readPersonal: (lines) =>
      readPersonal(
        lines.filter((line) => !isExplanation(line)),
        false,
      ),
    readInquiries: inquiriesByKind(),
    statedIn,
  })
  markOriginalCreditors(report.accounts.filter(({ section }) => section !== 'collections'))
  return report
}
