/** Tables of labels and values, with the values of several rows put together as the report breaks them. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { type LabelledRows, type RowField, readLabelledRows } from '../labelled-rows.ts'
import { mendedWords, type WrapStyle } from './wrapped-text.ts'

export function readTable(lines: readonly Line[], labels: LabelKeys, style: WrapStyle): LabelledRows {
  const { fields, stray } = readLabelledRows(lines, labels)
  return {
    stray,
    fields: fields.map((field) => ({ ...field, valueRows: [mendedValue(field.valueRows, style)] })),
  }
}

export function mendedValue(rows: readonly Word[][], style: WrapStyle): Word[] {
  return mendedWords(rows.map(lineOf), style)
}

/** The words that stand for any of the labels; none where none of them has a value. */
export function wordsFor(fields: readonly RowField[], ...labels: string[]): Word[] {
  return fields.find(({ label }) => labels.includes(label ?? ''))?.valueRows.flat() ?? []
}

/** Words of a label that the table does not know, and of its value. */
export function unknownIn(fields: readonly RowField[]): Word[][] {
  return fields
    .filter(({ label }) => label === null)
    .map(({ labelWords, valueRows }) => [...labelWords, ...valueRows.flat()])
}
