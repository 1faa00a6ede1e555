import { historyCode } from '../experian-acr/layout.ts'
import { byLabel } from '../label-keys.ts'
import { accountPlans, noField } from '../labelled/account-plans.ts'
import type { Layout } from '../layout.ts'
import { numberedAccounts } from '../three-bureau/numbered-accounts.ts'
import { readThreeBureaus } from '../three-bureau/read-three-bureaus.ts'
import type { ThreeBureauForm } from '../three-bureau/three-bureau-form.ts'

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
    ...byLabel([
      // 'Yes' or 'No' for each bureau.
      [noField, ['Reported']],
      // Of the summary: 'Closed', or what 'Status' says again.
      [noField, ['Account Status', 'Month Reviewed', 'Term Frequency']],
      // Counts of the payment summary.
      [noField, [30, 60, 90, 120, 150, 180].map((days) => `${days} Days Past Due`)],
      [
        noField,
        ['Collection Account', 'Charge Off', 'Included in Bankruptcy', 'Repossession', 'Foreclosure'],
      ],
      [noField, ['Voluntary Surrender', 'Too New to Rate', 'No Data Available', 'Paid on Time']],
    ]),
  },
  rowOrder: [
    'Account Type',
    'Loan Type',
    'Creditor Classification',
    'Status',
    'Activity Designator',
    'Date Opened',
    'Date Closed',
    'Date Reported',
    'Date of Last Activity',
    'Date of First Delinquency',
    'Deferred Payment Start Date',
    'Balloon Payment Date',
    'Term Duration',
    'Term Frequency',
    'Month Reviewed',
    'Balance',
    'Credit Limit',
    'High Credit',
    'Monthly Payment Amount',
    'Actual Payment Amount',
    'Amount Past Due',
    'Balloon Payment Amount',
    'Charge Off Amount',
  ],
  statusInHead: 'Account Status',
  blocksOf: numberedAccounts,
  codeOf: historyCode,
  mayBeBlank: (field, bureau) =>
    ['closed', 'creditLimit', 'chargeOffAmount'].includes(field) ||
    (bureau === 'Equifax' && field === 'dofd'),
  isExplained: true,
}

export const threeBureauEquifax: Layout = {
  family: 'three-bureau-equifax',
  marks: [
    [/Three Bureau Credit Report powered by Equifax/i, 4],
    [/\bEquifax (Three|3)[- ]Bureau Credit Report\b/i, 2],
    [/\b1\. Report Summary\b/i, 1],
    [/\bPayment Summary\b/i, 1],
    [/\bMonth Reviewed\b/i, 1],
    [/\bMonthly Payment Amount\b/i, 1],
    [/\bInformation Reported\b/i, 1],
    [/\bEquifax\s+Experian\s+TransUnion\b/i, 1],
  ],
  read: (pages, learned) => readThreeBureaus(pages, form, learned),
}
