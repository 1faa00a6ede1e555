/** Labels of an account: those of the report of AnnualCreditReport.com (layout facts 2.5), with colons. */
import { labelKeys } from '../label-keys.ts'
import { type AccountLabelMeaning, accountLabelMeaning } from '../transunion-acr/account-labels.ts'
import { labelKey } from '../transunion-acr/label-key.ts'

const labels = [
  'Address',
  'Phone',
  'Phone Number',
  'Monthly Payment',
  'Date Opened',
  'Responsibility',
  'Account Type',
  'Loan Type',
  'Balance',
  'Date Updated',
  'Payment Received',
  'Last Payment Made',
  'High Balance',
  'High Credit',
  'High Balance (Hist.)',
  'High Credit (Hist.)',
  'Credit Limit',
  'Credit Limit (Hist.)',
  'Original Amount',
  'Original Balance',
  'Original Creditor',
  'Original Charge-off',
  'Original Charge-off Amount',
  'Charge-off Amount',
  'Past Due',
  'Amount Past Due',
  'Pay Status',
  'Terms',
  'Date Closed',
  'Remarks',
  'Remark',
  'Maximum Delinquency',
  'Maximum Delinquency Note',
  'Bureau Code',
  'Date Paid',
  'Date Placed for Collection',
  'Deferred Payment Start Date',
  'Mortgage Info',
  'Account Sale Info',
  'Estimated month and year this item will be removed',
  'Estimated month and year that this item will be removed',
]

/** Printed where the number does not stand behind the name. */
export const numberLabel = 'Account Number'

export const accountLabels = labelKeys([...labels, numberLabel])

export function meaningOf(label: string): AccountLabelMeaning | null {
  return accountLabelMeaning(labelKey(label))
}

/** Row labels of the table of months, which an account also has as labels of its own. */
export const monthLabels: ReadonlySet<string> = new Set([
  'rating',
  'balance',
  'pastdue',
  'amountpaid',
  'scheduledpayment',
  'highcredit',
  'highbalance',
  'creditlimit',
  'remarks',
])
