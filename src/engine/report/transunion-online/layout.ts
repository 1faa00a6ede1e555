import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { readTransunionAcr } from '../transunion-acr/layout.ts'
import { transunionForm } from '../transunion-acr/transunion-form.ts'

/** TransUnion's own sites: the disclosure under another title, or the cards of the Online Service Center and the app. */
export const transunionOnline: Layout = {
  family: 'transunion-online',
  marks: [
    [/View Credit Report\s*\|\s*TransUnion Online Service Center/i, 5],
    [/\b30 Days\s*[-\u2013]?\s*\d/, 3],
    [/\bCurrent Balance\b[\s\S]*\bOriginal Balance\b|\bOriginal Balance\b[\s\S]*\bCurrent Balance\b/i, 1],
    [/\bLoan Term\b/, 1],
    [/\bCondition\b[\s\S]*\bLast Payment\b/, 1],
    [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d{2} (OK|30|60|90|120)\b/, 1],
    // Monitoring services and Experian's own site, which also print counts of late months.
    [/\bDays Late - 7 Year History\b|\bThree[- ]Bureau\b/i, -20],
  ],
  read: (pages) => [
    isDisclosure(pages) ? { ...readTransunionAcr(pages), family: 'transunion-online' } : readCards(pages),
  ],
}

/** The disclosure of AnnualCreditReport.com says 'Account Name' above its accounts, the cards do not. */
function isDisclosure(pages: readonly Page[]): boolean {
  return pages.some((page) => linesOf(page).some(({ text }) => /^Account Name\b/.test(text)))
}

function readCards(pages: Page[]): CreditReport {
  return readLayout(pages, {
    ...transunionForm,
    family: 'transunion-online',
    plans: {
      ...accountPlans,
      Condition: { kind: 'text', field: 'status' },
      'Last Payment': { kind: 'date', field: 'lastPayment' },
    },
    headings: [
      [/^Inquiries$/i, 'hard inquiries'],
      [/^(Revolving|Install?ment|Mortgage|Other|Open)$/i, 'accounts', 'likely'],
    ],
    rowsBegin: 'Condition',
    mayUseDayOfPrinting: true,
    comesOnce: /^30 Days\s*[-\u2013]?\s*\d/,
  })
}
