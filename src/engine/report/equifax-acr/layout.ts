import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { equifaxForm } from '../equifax/equifax-form.ts'
import { withPlainCells } from '../equifax/grid-cells.ts'
import { inquiriesByType } from '../equifax/inquiry-tables.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { readPersonalInformation } from './personal-information.ts'

/** The Equifax report that AnnualCreditReport.com hands out. */
export const equifaxAcr: Layout = {
  family: 'equifax-acr',
  marks: [
    [/EFX-ACR/, 3],
    [/\b0{6,}\d-DISC\b/, 2],
    [/equifax\.com\/personal\/disputes/i, 2],
    [/EQUIFAX\s+Credit Report/i, 1],
    [/Prepared for:[\s\S]{0,120}Confirmation # ?\d/i, 3],
    [/Date of 1st Delinquency\b/i, 2],
    [/Loan\/Account Type\b/i, 1],
    [/Narrative Code\(s\)/i, 1],
    // The older report, with its numbered sections.
    [/\b2\.\s+Revolving Accounts\b|\b81-Month Payment (History|Data)\b/i, -20],
  ],
  read: (pages) => [readEquifaxAcr(pages)],
}

/** @throws UnreadableLayout when the report's date is nowhere in the file, and for nothing else */
export function readEquifaxAcr(printed: readonly Page[]): CreditReport {
  const pages = withPlainCells(printed)
  const hasColons = printsColons(pages)
  const marks = pages.flatMap((page) => page.marks)
  return readLayout(pages, {
    ...equifaxForm(pages, { hasColons }, true),
    family: 'equifax-acr',
    headings: [[/^Consumer File Notices$/, 'messages']],
    readPersonal: (lines) => readPersonalInformation(lines, hasColons),
    readInquiries: (lines) => inquiriesByType(lines, marks),
    // Equifax prints no counts here.
    statedIn: () => ({ accounts: null, hardInquiries: null, publicRecords: null }),
  })
}

/** Labels that no value is spelled like, with the colon that most prints set behind them. */
const label = /\b(Account Number|Date Opened|Date Reported|High Credit|Credit Limit)\b:?/g

/** False where the browser or the bureau sets labels apart otherwise: in a colour, above their values, in lanes. */
function printsColons(pages: readonly Page[]): boolean {
  const labels = pages.flatMap((page) => linesOf(page).flatMap(({ text }) => text.match(label) ?? []))
  return 2 * labels.filter((each) => each.endsWith(':')).length >= labels.length
}
