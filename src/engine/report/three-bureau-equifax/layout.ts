import { historyCode } from '../experian-acr/history-codes.ts'
import { type AccountPlan, accountPlans } from '../labelled/account-plans.ts'
import type { Layout } from '../layout.ts'
import { numberedAccounts } from '../three-bureau/numbered-accounts.ts'
import { readThreeBureaus } from '../three-bureau/read-three-bureaus.ts'
import type { ThreeBureauForm } from '../three-bureau/three-bureau-form.ts'

const noField: AccountPlan = { kind: 'no field' }

/**
 * Equifax's own report of the three bureaus, in the numbered sections of its older reports.
 *
 * The report says 'N/A' for whatever the other two bureaus do not hand to Equifax alike, the date of first delinquency of
 * charged-off accounts among it: there an empty cell is no evidence. In Equifax's own column its own fields are.
 */
const form: ThreeBureauForm = {
  family: 'three-bureau-equifax',
  // 'Sep 01, 2026 Three Bureau Credit Report powered by Equifax   Page 3 of 30'.
  furniture: /\bThree Bureau Credit Report powered by Equifax\b|^Page \d{1,3} of \d{1,3}$/i,
  headings: [
    [/^(Report )?Summary$|^(Other (Credit )?Items|Credit Accounts)$/i, 'summary'],
    [/^Credit Scores? and Ratings?$/i, 'scores'],
    [/^Collections$/i, 'collections'],
    [/^Dispute File Information$|^A Summary of Your Rights\b/i, 'other'],
  ],
  plans: {
    ...accountPlans,
    'Monthly Payment Amount': { kind: 'money', field: 'monthlyPayment' },
    // 'Yes' or 'No' for each bureau.
    Reported: noField,
    // Of the summary: 'Closed', or what 'Status' says again.
    'Account Status': noField,
    'Available Credit': noField,
    'Debt-to-Credit Ratio': noField,
    'Balloon Payment Date': noField,
    'Balloon Payment Amount': noField,
    'Term Frequency': noField,
    'Month Reviewed': noField,
    'Delinquency First Reported': noField,
    'Date Major Delinquency First Reported': noField,
    // Counts of the payment summary.
    '30 Days Past Due': noField,
    '60 Days Past Due': noField,
    '90 Days Past Due': noField,
    '120 Days Past Due': noField,
    '150 Days Past Due': noField,
    '180 Days Past Due': noField,
    'Collection Account': noField,
    'Charge Off': noField,
    'Included in Bankruptcy': noField,
    Repossession: noField,
    Foreclosure: noField,
    'Voluntary Surrender': noField,
    'Too New to Rate': noField,
    'No Data Available': noField,
    'Paid on Time': noField,
  },
  blocksOf: numberedAccounts,
  codeOf: historyCode,
  mayBeBlank: (field, bureau) =>
    ['closed', 'creditLimit', 'chargeOffAmount'].includes(field) ||
    (bureau === 'Equifax' && field === 'dofd'),
  namesOriginalCreditor: false,
  isExplained: true,
}

export const threeBureauEquifax: Layout = {
  family: 'three-bureau-equifax',
  marks: [
    [/Three Bureau Credit Report powered by Equifax/i, 4],
    [/\b1\. Report Summary\b/i, 1],
    [/\bPayment Summary\b/i, 1],
    [/\bMonth Reviewed\b/i, 1],
    [/\bMonthly Payment Amount\b/i, 1],
    [/\bInformation Reported\b/i, 1],
    [/\bEquifax\s+Experian\s+TransUnion\b/i, 1],
  ],
  read: (pages, learned) => readThreeBureaus(pages, form, learned),
}
