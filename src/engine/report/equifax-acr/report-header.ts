/** Name, date and confirmation number as the cover and the running header print them. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'

export interface ReportHeader {
  reportDate: Printed<PrintedDate>
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
}

/**
 * The header of the first page that prints each.
 * @throws UnreadableLayout when no date is printed: without it nothing in the report can be placed in time.
 */
export function readReportHeader(pages: readonly Page[]): ReportHeader {
  const header: {
    date: ReportHeader['reportDate'] | null
    number: Printed<string> | null
    name: Printed<string> | null
  } = {
    date: null,
    number: null,
    name: null,
  }
  for (const line of pages.flatMap(linesOf)) {
    header.date ??= dateIn(line, ['Date:']) ?? dateIn(line, ['Report', 'Date'])
    header.number ??= numberIn(line)
    header.name ??= nameIn(line)
    if (header.date !== null && header.number !== null && header.name !== null) break
  }
  if (header.date === null) throw new UnreadableLayout('the date of the report')
  return {
    reportDate: header.date,
    reportNumber: header.number,
    preparedFor: header.name,
  }
}

function dateIn({ words }: Line, label: readonly string[]): Printed<PrintedDate> | null {
  const at = find(words, label)
  for (let count = 3; at >= 0 && count > 0; count--) {
    const value = words.slice(at, at + count)
    const date = parsePrintedDate(textOf(value))
    if (date !== null && value.length === count) return printed(date, textOf(value), value)
  }
  return null
}

function numberIn({ words }: Line): Printed<string> | null {
  const at = Math.max(find(words, ['Confirmation', '#']), find(words, ['Confirmation', 'Number:']))
  const word = at < 0 ? undefined : words[at]
  return word !== undefined && /^\d{4,}$/.test(word.text) ? printed(word.text, word.text, [word]) : null
}

function nameIn({ words }: Line): Printed<string> | null {
  const at = find(words, ['Prepared', 'for:'])
  if (at < 0) return null
  const end = words.findIndex((word, i) => i >= at && /^(Date:|Confirmation)$/.test(word.text))
  const name = words.slice(at, end === -1 ? undefined : end)
  return name.length === 0 ? null : printed(textOf(name), textOf(name), name)
}

/** Index of the word behind the label; -1 when the label does not stand in the words. */
function find(words: readonly Word[], label: readonly string[]): number {
  const at = words.findIndex((_, i) => label.every((part, k) => words[i + k]?.text === part))
  return at < 0 ? -1 : at + label.length
}
