/** Section 8: 'Hard Inquiries' and 'Soft Inquiries', each a table of date, company, originator and description. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Inquiry } from '../credit-report.ts'
import { isExplanation } from '../equifax/explanations.ts'
import { textOf } from '../fields/field-values.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { sharedHeadings } from '../labelled/heading-book.ts'
import type { InquiriesOfForm, LabelledForm } from '../labelled/labelled-form.ts'
import { isAddressLine } from '../labelled/name-lines.ts'
import { monthNumber, parsePrintedDate, printed } from '../printed-values.ts'
import { type Column, headingOf, rowsOf, type TableRow } from '../table-rows.ts'

const titles = [/^date( of inquiry)?$/, /^company( information)?$/, /^request originator$/, /^description$/]

/** The sentence below a heading says which inquiries follow, whatever the heading is called. */
const isOfKind = /^Inquiries that do not (display|impact|appear)\b/i

/**
 * The reader of a report's sections of inquiries, one after another: a table may go on under a further heading without its
 * own head or kind. The kind of a section is that of its heading, where the still older report has one section a kind.
 */
export function inquiriesReader(): NonNullable<LabelledForm['readInquiries']> {
  let columns: Column[] | null = null
  let kind: Inquiry['kind'] | null = null
  return (lines, kindOfSection) => {
    const reading: InquiriesOfForm = { inquiries: [], unread: [] }
    kind = kindOfSection ?? kind
    let open: Line[] = []
    const close = () => {
      readTable(open, columns, kind, reading)
      open = []
    }
    for (const line of lines) {
      const named = line.words.length < 4 || isOfKind.test(line.text) ? kindOf(line.text) : null
      const own = headingOf(line, titles)
      // Below a heading that nobody knows the table begins anew: of which kind its rows are is not for a reader to say.
      const unknown = own === null ? -1 : headingAmong(open)
      if (unknown > 0) {
        reading.unread.push(...open.splice(unknown).map(unreadLine))
        close()
        kind = null
      }
      if (named !== null || own !== null) close()
      kind = named ?? kind
      columns = own ?? columns
      if (named === null && own === null && !saysNothing(line) && !(columns === null && isExplanation(line)))
        open.push(line)
    }
    close()
    return reading
  }
}

function readTable(
  lines: readonly Line[],
  columns: readonly Column[] | null,
  kind: Inquiry['kind'] | null,
  reading: InquiriesOfForm,
): void {
  const own = lines.filter((line) => !isIntroduction(line, columns))
  if (columns === null || kind === null) {
    reading.unread.push(...own.map(unreadLine))
    return
  }
  const [date = '', company = ''] = columns.map(({ title }) => title)
  const { rows, stray } = rowsOf(own, columns, (cells) => beginsWithDate(cells.get(date)))
  reading.unread.push(...stray.map(unreadLine))
  for (const row of rows) addInquiry(row, date, company, kind, reading)
}

function addInquiry(
  row: TableRow,
  dateTitle: string,
  companyTitle: string,
  kind: Inquiry['kind'],
  reading: InquiriesOfForm,
): void {
  const [dateWords, name] = [row.get(dateTitle) ?? [], withoutAddress(row.get(companyTitle) ?? [])]
  const date = parsePrintedDate(textOf(dateWords))
  if (date === null || name.length === 0) {
    reading.unread.push(...unreadWords([...row.values()].flat()))
    return
  }
  reading.inquiries.push({
    name: printed(textOf(name), textOf(name), name),
    date: printed(date, textOf(dateWords), dateWords),
    kind,
  })
}

/** The company's address stands in rows of its own below its name. */
function withoutAddress(words: readonly Word[]): Word[] {
  const cut = words.findIndex((word, at) => {
    const row = words.filter(({ box }) => Math.abs(box.y - word.box.y) < 0.5 * word.size)
    return at > 0 && row[0] === word && isAddressLine({ text: textOf(row) })
  })
  return cut === -1 ? [...words] : words.slice(0, cut)
}

/** Prose between a heading and its table; it runs through the columns. */
function isIntroduction(line: Line, columns: readonly Column[] | null): boolean {
  const second = columns?.[1]
  return (
    isExplanation(line) &&
    (second === undefined || line.words.some(({ box }) => box.x < second.left)) &&
    !beginsWithDate(line.words)
  )
}

/** The index of the last line that is set bolder or larger than the rows above it; -1 without one. */
function headingAmong(open: readonly Line[]): number {
  const [row] = open[0]?.words ?? []
  return open.findLastIndex(({ words: [first] }) => {
    if (row === undefined || first === undefined) return false
    return first.size > 1.12 * row.size || (first.bold && !row.bold)
  })
}

function beginsWithDate(words: readonly Word[] | undefined): boolean {
  const first = words?.[0]?.text ?? ''
  return (
    parsePrintedDate(first)?.length === 10 ||
    (monthNumber(first) !== null && /^\d{1,2},?$/.test(words?.[1]?.text ?? ''))
  )
}

function kindOf(text: string): Inquiry['kind'] | null {
  if (/\bdo not\b/i.test(text)) return 'soft'
  const name = sharedHeadings.find(([pattern]) => pattern.test(text))?.[1]
  if (name === 'soft inquiries') return 'soft'
  return name === 'hard inquiries' || /^Inquiries that (display|impact|appear)/i.test(text) ? 'hard' : null
}
