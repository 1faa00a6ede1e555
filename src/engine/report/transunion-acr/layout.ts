import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { accountPlans, rowsLeftOutWhenEmpty, transunionForm } from './transunion-form.ts'
import { withWholeValues } from './whole-values.ts'

/** The TransUnion report that AnnualCreditReport.com hands out. */
export const transunionAcr: Layout = {
  family: 'transunion-acr',
  marks: [
    [/Personal Credit Report for:/i, 3],
    [/annualcreditreport\.transunion\.com\/dss\/disclosure/i, 3],
    [/Accounts with Adverse Information/i, 2],
    [/Estimated month and year (that )?this item will be/i, 2],
    [/Visit transunion\.com\/dispute/i, 1],
    [/TransUnion Credit Report/i, 1],
    // Cards of TransUnion's own site, which may say all of the above, too: 'Condition' would be every account's name.
    [/^Condition\b[\s\S]*\bLoan Term\b/m, -20],
    // The same report printed from the Online Service Center, and the mailed one with its labels on one row.
    [/View Credit Report\s*\|\s*TransUnion Online Service Center/i, -20],
    [/^(?![\s\S]*Personal Credit Report for:)[\s\S]*\bPay Status: ?\S/i, -20],
  ],
  read: (pages) => [readTransunionAcr(pages)],
}

const form: LabelledForm = {
  ...transunionForm,
  family: 'transunion-acr',
  plans: accountPlans,
  headings: [
    // Its values, bold as they are, may read like headings of others: 'Revolving Account'.
    [/\b(Account|Cards?|Loans?|Mortgages|Collection|Item|Record|Standing)$/i, null, 'likely'],
    [/^Collections$/, 'collections'],
    [/^Inquiries$/, 'hard inquiries'],
    [/^Additional Information$/, 'additional'],
    [/^(Payment\/? ?Remarks|Remarks|Rating) Key$/, 'other'],
  ],
  wholeSections: withWholeValues,
  firstLabel: 'Address',
  leftOut: rowsLeftOutWhenEmpty,
  breaksValues: true,
  mayUseDayOfPrinting: true,
}

/**
 * TransUnion's disclosure as a browser prints it: adverse text in >brackets<, months in full words whose cells repeat
 * their labels, values that break anywhere. What no rule understood is in `coverage.unread`.
 * @throws UnreadableLayout when the file prints no date at all: it is then no such report
 */
export const readTransunionAcr = (pages: Page[]): CreditReport => readLayout(pages, form, 'created')
