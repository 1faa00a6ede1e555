/** Names, addresses, numbers and employers of the section 'Personal Information'. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { PersonalInformation, Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { personalLabels, takePersonal } from '../labelled/personal-rows.ts'
import { type RowField, readLabelledRows } from '../labelled-rows.ts'
import { partsIn } from '../row-parts.ts'
import { rightOf } from './line-of.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { mendedValue } from './read-table.ts'
import { readDate } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

const headings = /^(Addresses|Phone Numbers?|Employers?|Employment( Information)?|Names?)$/
const explanations =
  /^(You have been on our files since|Your SSN has been masked|SSN has been masked|Buy Now,? Pay Later\b.{20}|If you are experiencing)/
/** Several of these stand below each other under one label; anything else is one value. */
const lists = /^(Names?|Also Known As|AKA|Former Name|Phone Numbers?)$/

export interface PersonalSection {
  personal: PersonalInformation
  reportDate: Printed<PrintedDate> | null
  unread: UnreadLine[]
}

export function readPersonalSection(lines: Line[], style: WrapStyle): PersonalSection {
  const personal = emptyPersonal()
  const isLabelled = (line: Line) => partsIn(line, personalLabels)[0]?.label != null
  const rows = withoutExplanations(lines, explanations, isLabelled).filter((line) => !isHeading(line))
  const { fields, stray } = readLabelledRows(rows, personalLabels)
  const unread = unreadLines(stray)
  const edge = Math.max(0, ...lines.map(rightOf))
  for (const field of fields) {
    const groups = lists.test(field.label ?? '') ? valuesIn(field, edge) : [field.valueRows]
    const valueRows = groups.map((group) => mendedValue(group, style))
    unread.push(...unreadWords(takePersonal({ ...field, valueRows }, personal, false)))
  }
  const date = fields.find(({ label }) => label === 'Credit Report Date')
  return { personal, reportDate: date === undefined ? null : readDate(date.valueRows.flat()), unread }
}

/** 'Name' and 'Phone Number' are labels as well: as headings they stand alone and larger, without a value. */
function isHeading(line: Line): boolean {
  return headings.test(line.text) && !/^(Name|Phone Number|Employer)$/.test(line.text)
}

/** Rows are values of their own unless the next word had no room left on the row above. */
function valuesIn({ valueRows }: RowField, edge: number): Word[][][] {
  const values: Word[][][] = []
  for (const row of valueRows) {
    const above = values.at(-1)?.at(-1)?.at(-1)
    const [word] = row
    const isWrapped = above && word && rightOf(above) + word.box.width + 0.3 * word.size > edge
    if (isWrapped) values.at(-1)?.push(row)
    else values.push([row])
  }
  return values
}
