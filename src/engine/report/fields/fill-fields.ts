/** Puts the fields of a labelled table into a tradeline. */
import type { Word } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import type { RowField } from '../labelled-rows.ts'
import type { FieldPlan } from './field-plan.ts'
import type { LabelledField } from './field-values.ts'
import { fillField } from './fill-tradeline.ts'

/** The field as the readers of values take it. */
export function asLabelled({ label, labelWords, valueRows }: RowField): LabelledField {
  return { label, labelWords, valueWords: valueRows.flat() }
}

/**
 * @returns the words that were not understood: of labels that nobody knows and of values that are not what their label
 *   announces
 */
export function fillFields(
  account: Tradeline,
  fields: readonly RowField[],
  plans: Readonly<Record<string, FieldPlan>>,
): Word[][] {
  const unread: Word[][] = []
  for (const row of fields) {
    const field = asLabelled(row)
    const plan = field.label === null ? undefined : plans[field.label]
    if (field.label === null) unread.push([...field.labelWords, ...field.valueWords])
    if (plan === undefined) continue
    unread.push(fillField(account, plan, field))
    if (plan.kind === 'text') readable(account, plan.field)
  }
  return unread
}

/** 'PAYS_AS_AGREED' is how this layout spells 'PAYS AS AGREED'; `raw` keeps the underscores. */
function readable(account: Tradeline, field: Extract<FieldPlan, { kind: 'text' }>['field']): void {
  const value = account[field]
  if (value !== null && /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(value.value))
    account[field] = { ...value, value: value.value.replaceAll('_', ' ') }
}
