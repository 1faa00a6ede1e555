import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { accountPlans, spanishHeadings, spanishPlans } from '../labelled/account-plans.ts'
import { codesWith } from '../labelled/history-codes.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'

/** The Experian report that AnnualCreditReport.com hands out. */
export const experianAcr: Layout = {
  family: 'experian-acr',
  marks: [
    [/(Annual Credit Report|Informe de crédito anual) - Experian/i, 3],
    [/usa\.experian\.com\/acr\/printReport/i, 3],
    [/At a Glance[\s\S]{0,400}Hard Inquir/i, 2],
    [/Date Generated[\s\S]{0,200}Report Number/i, 2],
    [/\bName ID #\d/i, 1],
    [/\bAddress ID #\d/i, 1],
    [/\bPayment history guide\b/i, 1],
    // Experian's other reports: the mailed one's label, and the member site's, which are in sentence case.
    [/\bCredit limit or original amount\b|\bBalance updated\b[\s\S]*\bOn record until\b/, -6],
  ],
  read: (pages) => [readExperianAcr(pages)],
}

/** The code of a cell of Experian's grids; null for a dash (no entry) and for what is no code. */
export const historyCode = codesWith({
  '\u2713': 'OK',
  // What a saved page says of its checks to those who cannot see them.
  CURRENT: 'OK',
  C: 'COL',
  R: 'RPO',
  F: 'FC',
  FS: 'FC',
  V: 'VS',
  B: 'BK',
  D: 'BK',
  TNT: 'TN',
})

/** What Experian's prints have in common, for the reader of labels. */
const experianForm = {
  bureau: 'Experian',
  plans: accountPlans,
  codeOf: historyCode,
  statusHasAmounts: true,
  mayUseDayOfPrinting: true,
  areMessagesBoxes: true,
} as const satisfies Partial<LabelledForm>

const messages = [/^Important Messages?( From Experian)?$/i, 'messages'] as const

const form: LabelledForm = {
  ...experianForm,
  family: 'experian-acr',
  // In Spanish it has the same tables.
  plans: { ...accountPlans, ...spanishPlans },
  headings: [
    ...spanishHeadings,
    messages,
    // It ends a box of messages above it.
    [/^At a Glance$/i, 'front'],
    // A card among those of the person.
    [/^Personal Statements?$/i, null, 'likely'],
    [/^(Credit Items|(FICO.{0,20} )?Account summary)$/i, 'other'],
  ],
  areNamesTwice: true,
  texts: [
    [/^Comments?$/i, 'comment'],
    [/^Reinvestigation Info(rmation)?$/i, 'remark'],
    [/^Your Statements?$/i, 'statement'],
  ],
}

/**
 * Experian's report as AnnualCreditReport.com's browser print shows it.
 * @throws UnreadableLayout when the file has no report date: it is then no such report
 */
export const readExperianAcr = (pages: Page[]): CreditReport => readLayout(pages, form, 'generated')

/** A print of Experian that differs from the others in its marks and headings alone. */
export function experianLayout({
  family,
  marks,
  headings = [],
}: Pick<Layout, 'family' | 'marks'> & Partial<Pick<LabelledForm, 'headings'>>): Layout {
  return {
    family,
    marks,
    read: (pages) => [readLayout(pages, { ...experianForm, family, headings: [messages, ...headings] })],
  }
}
