import type { Layout } from '../layout.ts'
import { readTransunionAcr } from './read-transunion-acr.ts'

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
    // The same report printed from the Online Service Center, and the mailed one with its labels on one row.
    [/View Credit Report\s*\|\s*TransUnion Online Service Center/i, -20],
    [/^(?![\s\S]*Personal Credit Report for:)[\s\S]*\bPay Status: ?\S/i, -20],
  ],
  read: (pages) => [readTransunionAcr(pages)],
}
