import type { dateFields, moneyFields } from '../../../shared/rules/account-fields.ts'
import type { TradelineField } from '../credit-report.ts'

export type MoneyField = (typeof moneyFields)[number]
export type DateField = (typeof dateFields)[number]
export type TextField = Exclude<TradelineField, MoneyField | DateField | 'creditor'>

/** Which tradeline field a label prints, by the kind of its value. */
export type FieldPlan =
  | { kind: 'money'; field: MoneyField }
  | { kind: 'date'; field: DateField }
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: 'accountNumber' }
