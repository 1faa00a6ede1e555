/**
 * The labels of an account block in TransUnion's AnnualCreditReport disclosure, and what each one means here.
 * Layout facts: labels stand in the left lane, values in the right lane or on the next row; a row is left out
 * when the furnisher sent nothing for it.
 */
import type { TradelineField } from '../credit-report.ts'
import { parseMoney, parsePrintedDate } from '../printed-values.ts'
import { labelKey } from './label-key.ts'
import type { LongValues } from './labels-last.ts'

type TextField = 'originalCreditor' | 'type' | 'loanType' | 'responsibility' | 'status' | 'terms'
type DateField = 'opened' | 'reported' | 'closed' | 'lastPayment' | 'removalDate'
type MoneyField =
  | 'balance'
  | 'highBalance'
  | 'creditLimit'
  | 'originalAmount'
  | 'pastDue'
  | 'monthlyPayment'
  | 'chargeOffAmount'

/** What a label's value becomes. 'not kept' rows are understood and no part of the normalised account. */
export type AccountLabelMeaning =
  | { to: 'text'; field: TextField }
  | { to: 'date'; field: DateField }
  | { to: 'money'; field: MoneyField }
  | { to: 'historical money'; field: 'highBalance' | 'creditLimit' }
  | { to: 'furnisherAddress' | 'furnisherPhone' | 'remarks' | 'not kept' }

const printedLabels: [string, AccountLabelMeaning][] = [
  ['Address', { to: 'furnisherAddress' }],
  ['Phone', { to: 'furnisherPhone' }],
  ['Phone Number', { to: 'furnisherPhone' }],
  ['Monthly Payment', { to: 'money', field: 'monthlyPayment' }],
  ['Date Opened', { to: 'date', field: 'opened' }],
  ['Responsibility', { to: 'text', field: 'responsibility' }],
  ['Account Type', { to: 'text', field: 'type' }],
  ['Loan Type', { to: 'text', field: 'loanType' }],
  ['Balance', { to: 'money', field: 'balance' }],
  ['Date Updated', { to: 'date', field: 'reported' }],
  ['Last Payment Made', { to: 'date', field: 'lastPayment' }],
  ['Last Payment Made/Paid', { to: 'date', field: 'lastPayment' }],
  ['Last Payment Paid', { to: 'date', field: 'lastPayment' }],
  ['High Balance', { to: 'money', field: 'highBalance' }],
  ['High Credit', { to: 'money', field: 'highBalance' }],
  ['High Balance (Hist.)', { to: 'historical money', field: 'highBalance' }],
  ['High Credit (Hist.)', { to: 'historical money', field: 'highBalance' }],
  ['Credit Limit', { to: 'money', field: 'creditLimit' }],
  ['Credit Limit (Hist.)', { to: 'historical money', field: 'creditLimit' }],
  ['Original Amount', { to: 'money', field: 'originalAmount' }],
  ['Original Balance', { to: 'money', field: 'originalAmount' }],
  ['Original Creditor', { to: 'text', field: 'originalCreditor' }],
  ['Original Charge-off', { to: 'money', field: 'chargeOffAmount' }],
  ['Original Charge-off Amount', { to: 'money', field: 'chargeOffAmount' }],
  ['Charge-off Amount', { to: 'money', field: 'chargeOffAmount' }],
  ['Past Due', { to: 'money', field: 'pastDue' }],
  ['Amount Past Due', { to: 'money', field: 'pastDue' }],
  ['Pay Status', { to: 'text', field: 'status' }],
  ['Terms', { to: 'text', field: 'terms' }],
  ['Date Closed', { to: 'date', field: 'closed' }],
  ['Remarks', { to: 'remarks' }],
  ['Remark', { to: 'remarks' }],
  ['Estimated month and year this item will be removed', { to: 'date', field: 'removalDate' }],
  ['Estimated month and year that this item will be removed', { to: 'date', field: 'removalDate' }],
  ['Payment Received', { to: 'not kept' }],
  ['Maximum Delinquency Note', { to: 'not kept' }],
  ['Maximum Delinquency', { to: 'not kept' }],
  ['Maximum Delinquency Note (Hist.)', { to: 'not kept' }],
  ['Bureau Code', { to: 'not kept' }],
  ['Date Paid', { to: 'not kept' }],
  ['Date Placed for Collection', { to: 'not kept' }],
  ['Deferred Payment Start Date', { to: 'not kept' }],
  ['Mortgage Info', { to: 'not kept' }],
  ['Account Sale Info', { to: 'not kept' }],
]

const meanings = new Map(printedLabels.map(([label, meaning]) => [labelKey(label), meaning]))

/** Keys of every label that an account block may print. */
export const accountLabelKeys: ReadonlySet<string> = new Set(meanings.keys())

/** @param key as `labelKey` makes it; null when the label is not one of this layout's. */
export function accountLabelMeaning(key: string): AccountLabelMeaning | null {
  return meanings.get(key) ?? null
}

/** Which labels of an account may stand beside the last row of their value, and what shows that the value above ended. */
export const longValues: LongValues = {
  mayStandLast(key) {
    const to = accountLabelMeaning(key)?.to ?? ''
    return ['text', 'historical money', 'remarks', 'furnisherAddress'].includes(to)
  },
  mayEnd(key, text) {
    const meaning = accountLabelMeaning(key)
    const value = text.replace(/[><]/g, '').trim()
    if (meaning?.to === 'money') return parseMoney(value) !== null
    if (meaning?.to === 'date') return parsePrintedDate(value) !== null
    if (meaning?.to === 'historical money') return /\$.*\d$/.test(value)
    // Remarks are a list: each may stand on a row of its own.
    return meaning?.to !== 'remarks'
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
