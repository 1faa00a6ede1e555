import type { TradelineField } from '../credit-report.ts'
import { type AccountPlans, accountPlans as shared } from '../labelled/account-plans.ts'
import { codesWith } from '../labelled/history-codes.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'

/** The codes of the Rating row, as the key of the disclosure explains them: 'X Unknown; N/R Not Reported'. A dash is a month without data, a check one on time. */
export const historyCodeOf = codesWith({ '\u2713': 'OK', '-': 'ND', X: 'ND', 'N/R': 'ND', NR: 'ND' })

/** What TransUnion's prints have in common, for the reader of labels. */
export const transunionForm = {
  bureau: 'TransUnion',
  codeOf: historyCodeOf,
  belowMonths: /^(Remarks?|Estimated month|Maximum Delinquency)/,
} as const satisfies Partial<LabelledForm>

/** Of one word this print has only these labels: any other word that stands alone is the end of a value. */
const shortLabels = /\s|^(Address|Phone|Responsibility|Balance|Terms|Remarks?)$/

/** What this print labels, and what it says otherwise than the others. */
export const accountPlans: AccountPlans = {
  ...Object.fromEntries(Object.entries(shared).filter(([label]) => shortLabels.test(label))),
  'Pay Status': { kind: 'text', field: 'status' },
  'Charge-off Amount': { kind: 'money', field: 'chargeOffAmount' },
  'Last Payment Paid': { kind: 'date', field: 'lastPayment' },
  'Maximum Delinquency Note (Hist.)': { kind: 'no field' },
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
