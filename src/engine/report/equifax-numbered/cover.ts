/** Confirmation number, date and name of the report, as its cover prints them. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { readDate, readText } from '../fields/field-values.ts'
import { asLabelled } from '../fields/fill-fields.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'

export interface Cover {
  reportDate: Printed<PrintedDate>
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
}

const dateLabels = ['Report Date', 'Date of Report', 'Credit File Date', 'Credit File', 'Date']
const numberLabels = [
  'Confirmation Number',
  'Confirmation #',
  'Report Confirmation',
  'Report Confirmation Number',
  'Confirmation',
]
const nameLabels = ['Prepared For', 'Credit Report For', 'Name', 'Consumer Name']
const labels = labelKeys([...dateLabels, ...numberLabels, ...nameLabels])

/**
 * @param lines of the cover, then of the other sections: the summary prints the date again
 * @param names as the section Personal Information prints them; on the cover the name often has no label
 * @throws UnreadableLayout when no date is printed: without it nothing in the report can be placed in time
 */
export function readCover(
  lines: readonly Line[],
  cover: readonly Line[],
  names: readonly Printed<string>[],
): Cover {
  // Each line for itself: a cover has boxes side by side and below each other.
  const fields = [
    ...readLabelledRows(cover, labels).fields,
    ...lines.flatMap((line) => readLabelledRows([line], labels).fields),
  ]
  const named = (wanted: readonly string[]) =>
    wanted.flatMap((name) => fields.filter(({ label }) => label === name)).map(asLabelled)
  const reportDate = named(dateLabels).flatMap((field) => readDate(field).value ?? [])[0]
  if (reportDate === undefined) throw new UnreadableLayout('the date of the report')
  const reportNumber = named(numberLabels)
    .flatMap((field) => readText(field).value ?? [])
    .find(({ value }) => /^\d{4,}$/.test(value))
  const labelled = named(nameLabels).flatMap((field) => readText(field).value ?? [])[0]
  return { reportDate, reportNumber: reportNumber ?? null, preparedFor: labelled ?? nameOn(cover, names) }
}

function nameOn(cover: readonly Line[], names: readonly Printed<string>[]): Printed<string> | null {
  const known = new Set(names.map(({ value }) => value.toUpperCase()))
  const line = cover.find(({ text }) => known.has(text.toUpperCase()))
  return line === undefined ? null : printed(line.text, line.text, line.words)
}
