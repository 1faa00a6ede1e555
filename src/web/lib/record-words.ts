import { formatDay } from './format.ts'
import type { RecordEdit, RecordField } from './record-edit.ts'
import { stageName } from './stage-name.ts'

/** The fields that both changed, in words: what is saved beside what is typed by now; '' is an empty field. */
export function conflictRows(edit: RecordEdit, names: Readonly<Record<RecordField, string>>) {
  return edit.conflicts.map(({ field, theirs }) => ({
    field,
    name: names[field],
    theirs: recordWords(field, theirs),
    mine: recordWords(field, edit.values[field]),
  }))
}

/** A value of a record as staff read it: stage and mail dates in words, anything else as it is. */
function recordWords(field: RecordField, value: string): string {
  if (value === '') return ''
  if (field === 'disputeStatus') return stageName(value)
  return field.endsWith('MailDate') ? formatDay(value) : value
}
