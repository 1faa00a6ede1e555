import type { TradelineField } from '../credit-report.ts'

export type MoneyField =
  | 'balance'
  | 'highBalance'
  | 'creditLimit'
  | 'originalAmount'
  | 'pastDue'
  | 'monthlyPayment'
  | 'chargeOffAmount'
export type DateField = 'opened' | 'reported' | 'closed' | 'lastPayment' | 'dofd' | 'removalDate'
export type TextField = Exclude<TradelineField, MoneyField | DateField | 'creditor'>

/** Which tradeline field a label prints, by the kind of its value. */
export type FieldPlan =
  | { kind: 'money'; field: MoneyField }
  | { kind: 'date'; field: DateField }
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: 'accountNumber' }
