/** Which label of a layout carries which field of an account. */
import type { TradelineField } from '../credit-report.ts'
import { labelKey } from './label-key.ts'

type TextField =
  | 'accountNumber'
  | 'originalCreditor'
  | 'type'
  | 'loanType'
  | 'responsibility'
  | 'status'
  | 'paymentStatus'
  | 'terms'
type DateField = 'opened' | 'reported' | 'closed' | 'lastPayment' | 'dofd'
type MoneyField = 'balance' | 'highBalance' | 'creditLimit' | 'pastDue' | 'monthlyPayment' | 'chargeOffAmount'

export type FieldPlan =
  | { kind: 'text'; field: TextField }
  | { kind: 'date'; field: DateField }
  | { kind: 'money'; field: MoneyField }
  | { kind: 'remarks' }
  /** The creditor's name, printed as a row of the table instead of a heading above it. */
  | { kind: 'name' }
  /** Printed, but no field of ours. */
  | { kind: 'none' }

/** Keys of the labels of a creditor's name. Such a row stands first in its account's table. */
export const nameLabels: readonly string[] = ['creditor', 'creditorname', 'accountname']

/** By label key. */
export type AccountBook = ReadonlyMap<string, FieldPlan>

/** @param labels as printed, each with the kind and the field of its value */
export function accountBook(labels: {
  text: Record<string, TextField>
  date: Record<string, DateField>
  money: Record<string, MoneyField>
  remarks: readonly string[]
  none: readonly string[]
}): AccountBook {
  const book = new Map<string, FieldPlan>()
  for (const [label, field] of Object.entries(labels.text)) book.set(labelKey(label), { kind: 'text', field })
  for (const [label, field] of Object.entries(labels.date)) book.set(labelKey(label), { kind: 'date', field })
  for (const [label, field] of Object.entries(labels.money))
    book.set(labelKey(label), { kind: 'money', field })
  for (const label of labels.remarks) book.set(labelKey(label), { kind: 'remarks' })
  for (const label of nameLabels) book.set(label, { kind: 'name' })
  for (const label of labels.none) book.set(labelKey(label), { kind: 'none' })
  return book
}

/** Whether an empty cell of this field may be shown as evidence that the bureau reports nothing there. */
export type BlankRule = (field: TradelineField) => boolean
