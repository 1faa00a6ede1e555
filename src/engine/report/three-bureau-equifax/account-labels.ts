/** Labels of the side-by-side tables of an account in Equifax's three-bureau report. */
import { type AccountPlans, accountPlans } from '../labelled/account-plans.ts'

const noField = [
  // 'Yes' or 'No' for each bureau.
  'Reported',
  // Of the summary: 'Closed', or what 'Status' says again.
  'Account Status',
  'Available Credit',
  'Debt-to-Credit Ratio',
  'Balloon Payment Date',
  'Balloon Payment Amount',
  'Term Frequency',
  'Month Reviewed',
  'Delinquency First Reported',
  'Date Major Delinquency First Reported',
  // Counts of the payment summary.
  '30 Days Past Due',
  '60 Days Past Due',
  '90 Days Past Due',
  '120 Days Past Due',
  '150 Days Past Due',
  '180 Days Past Due',
  'Collection Account',
  'Charge Off',
  'Included in Bankruptcy',
  'Repossession',
  'Foreclosure',
  'Voluntary Surrender',
  'Too New to Rate',
  'No Data Available',
  'Paid on Time',
]

export const equifaxPlans: AccountPlans = {
  ...accountPlans,
  'Monthly Payment Amount': { kind: 'money', field: 'monthlyPayment' },
  ...Object.fromEntries(noField.map((label) => [label, { kind: 'no field' } as const])),
}
