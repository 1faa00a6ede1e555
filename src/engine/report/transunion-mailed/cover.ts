/** File number, date of issue and name of the mailed report. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../equifax-acr/field-values.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

export interface Cover {
  reportDate: Printed<PrintedDate> | null
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
}

const dates = ['Date Issued', 'Date Created', 'Report Date']
const number = 'File Number'
const names = ['Consumer Credit Report for', 'Credit Report for', 'Prepared for', 'Consumer Name', 'Name']
const labels = labelKeys([...dates, ...names, number, 'Page', 'SSN', 'Date of Birth'])

/** Each line for itself, then all as one table: letters print these beside other text as well as in a box. */
export function readCover(lines: readonly Line[]): Cover {
  const fields = [
    ...lines.flatMap((line) => readLabelledRows([line], labels).fields),
    ...readLabelledRows(lines, labels).fields,
  ]
  const wordsOf = (wanted: readonly string[]) =>
    wanted.flatMap((name) =>
      fields.filter(({ label }) => label === name).map(({ valueRows }) => valueRows[0] ?? []),
    )
  const cover: Cover = { reportDate: null, reportNumber: null, preparedFor: null }
  for (const words of wordsOf(dates)) {
    for (const count of [1, 3]) {
      const own = words.slice(0, count)
      const date = parsePrintedDate(textOf(own))
      if (date?.length === 10) cover.reportDate ??= printed(date, textOf(own), own)
    }
  }
  for (const [word] of wordsOf([number]))
    if (word !== undefined && /^\d{5,}$/.test(word.text))
      cover.reportNumber ??= printed(word.text, word.text, [word])
  for (const words of wordsOf(names)) {
    const text = textOf(words)
    if (/^[A-Z][A-Za-z .'-]+$/.test(text)) cover.preparedFor ??= printed(text, text, words)
  }
  return cover
}
