import type { RowField } from '../labelled-rows.ts'
import type { LabelledField } from './field-values.ts'

/** The field as the readers of values take it. */
export function asLabelled({ label, labelWords, valueRows }: RowField): LabelledField {
  return { label, labelWords, valueWords: valueRows.flat() }
}
