import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import type { HeadingEntry } from '../labelled/heading-book.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-layout.ts'
import { sectionsOf } from '../labelled/sections.ts'
import type { Layout } from '../layout.ts'
import { accountBlocks } from './account-blocks.ts'
import { experianForm } from './experian-form.ts'

/** The Experian report that AnnualCreditReport.com hands out. */
export const experianAcr: Layout = {
  family: 'experian-acr',
  marks: [
    [/Annual Credit Report - Experian/i, 3],
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

const headings: readonly HeadingEntry[] = [
  [/^Personal Information$/i, 'personal'],
  [/^(Credit )?Accounts$/i, 'accounts'],
  [/^Public (Records|Information)$/i, 'public records'],
  [/^(Hard|Regular) Inquiries$/i, 'hard inquiries'],
  [/^(Soft|Account Review|Promotional) Inquiries$/i, 'soft inquiries'],
  [/^Important Messages?( From Experian)?$/i, 'messages'],
  [/^(Contact Experian|Know Your Rights|Dispute Information)$/i, 'other'],
  [/^(Credit Items|(FICO.{0,20} )?Account summary)$/i, 'other'],
]

/**
 * Experian's report as AnnualCreditReport.com's browser print shows it.
 * @throws UnreadableLayout when the file has no report date: it is then no such report
 */
export function readExperianAcr(pages: Page[]): CreditReport {
  const form: LabelledForm = {
    ...experianForm,
    family: 'experian-acr',
    headings,
    sectionsOf: (all, keys) => sectionsOf(all, headings, { others: [], keys }),
    areMessagesBoxes: true,
    blocksOf: accountBlocks,
    texts: [
      [/^Comments?$/i, 'comment'],
      [/^Reinvestigation Info(rmation)?$/i, 'remark'],
      [/^Your Statements?$/i, 'statement'],
    ],
  }
  return readLayout(pages, form, 'generated')
}
