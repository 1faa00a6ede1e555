/** The labels of an account block in TransUnion's AnnualCreditReport disclosure. */
import type { TradelineField } from '../credit-report.ts'
import { keyOf, labelKeys } from '../label-keys.ts'
import { type AccountPlans, accountPlans as shared } from '../labelled/account-plans.ts'
import { parseMoney, parsePrintedDate } from '../printed-values.ts'
import type { LongValues } from './labels-last.ts'

/** What this print says otherwise than the others, or alone. */
export const accountPlans: AccountPlans = {
  ...shared,
  'Pay Status': { kind: 'text', field: 'status' },
  'Charge-off Amount': { kind: 'money', field: 'chargeOffAmount' },
  'Last Payment Made/Paid': { kind: 'date', field: 'lastPayment' },
  'Last Payment Paid': { kind: 'date', field: 'lastPayment' },
  'Maximum Delinquency Note (Hist.)': { kind: 'no field' },
}

/** Labels that the table of an account prints here. */
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
  'Last Payment Made',
  'Last Payment Made/Paid',
  'Last Payment Paid',
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
  'Estimated month and year this item will be removed',
  'Estimated month and year that this item will be removed',
  'Payment Received',
  'Maximum Delinquency Note',
  'Maximum Delinquency',
  'Maximum Delinquency Note (Hist.)',
  'Bureau Code',
  'Date Paid',
  'Date Placed for Collection',
  'Deferred Payment Start Date',
  'Mortgage Info',
  'Account Sale Info',
]

export const accountLabels = labelKeys(labels)

/** Keys of every label that an account block may print. */
export const accountLabelKeys: ReadonlySet<string> = new Set(labels.map(keyOf))

/** Which labels of an account may stand beside the last row of their value, and what shows that the value above ended. */
export const longValues: LongValues = {
  mayStandLast: (label) =>
    ['text', 'latest amount', 'remark', 'address'].includes(accountPlans[label]?.kind ?? ''),
  mayEnd(label, text) {
    const kind = accountPlans[label]?.kind
    const value = text.replace(/[><]/g, '').trim()
    if (kind === 'money') return parseMoney(value) !== null
    if (kind === 'date') return parsePrintedDate(value) !== null
    if (kind === 'latest amount') return /\$.*\d$/.test(value)
    // Remarks are a list: each may stand on a row of its own.
    return kind !== 'remark'
  },
}

/**
 * Rows that this layout prints only when the furnisher sent a value. An account without such a row has the field
 * blank: nothing is printed where the row would stand.
 */
export const rowsLeftOutWhenEmpty = [
  'monthlyPayment',
  'lastPayment',
  'creditLimit',
  'originalCreditor',
  'pastDue',
  'terms',
  'closed',
  'removalDate',
] as const satisfies readonly TradelineField[]
