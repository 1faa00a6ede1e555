import { accountPlans } from '../labelled/account-plans.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { rowsLeftOutWhenEmpty, transunionForm } from '../transunion-acr/transunion-form.ts'

const form: LabelledForm = {
  ...transunionForm,
  family: 'transunion-mailed',
  plans: { ...accountPlans, 'Pay Status': { kind: 'text', field: 'status' } },
  headings: [
    [/^Inquiries$/i, 'hard inquiries'],
    [/^Additional Information$/i, 'other'],
  ],
  leftOut: rowsLeftOutWhenEmpty,
}

/** TransUnion's older report as mailed: 'Label: value' in columns on one row, drawn in another order than it reads. */
export const transunionMailed: Layout = {
  family: 'transunion-mailed',
  marks: [
    [/\bPay Status: ?\S/i, 2],
    [/\bLoan Type: ?\S/i, 1],
    [/\bHigh Balance: ?\S/i, 1],
    [/\bDate Issued\b/i, 2],
    [/\bFile Number:?\s*\d/i, 1],
    [/\bAdverse Accounts\b|\bAccounts with Adverse Information\b/i, 1],
    [/>\s?[A-Z$\d][^<>]{1,80}</, 1],
    // The report of AnnualCreditReport.com, whose labels have no colons.
    [/Personal Credit Report for:/i, -20],
  ],
  read: (pages) => [readLayout(pages, form, 'issued')],
}
