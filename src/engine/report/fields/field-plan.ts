import type { DateField, MoneyField, TextField } from '../credit-report.ts'

/** Which tradeline field a label prints, by the kind of its value. */
export type FieldPlan =
  | { kind: 'money'; field: MoneyField }
  | { kind: 'date'; field: DateField }
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: 'accountNumber' }
