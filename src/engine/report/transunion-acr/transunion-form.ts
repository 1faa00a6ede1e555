import type { LabelledForm } from '../labelled/labelled-form.ts'
import { historyCodeOf } from './history-ratings.ts'

/** What TransUnion's prints have in common, for the reader of labels. */
export const transunionForm = {
  bureau: 'TransUnion',
  codeOf: historyCodeOf,
  belowMonths: /^(Remarks?|Estimated month|Maximum Delinquency)/,
  statusHasAmounts: false,
  mayUseDayOfPrinting: true,
  isUnseen: false,
} as const satisfies Partial<LabelledForm>
