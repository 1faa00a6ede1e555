/** Companies that looked at the file: name, location, dates, phone. */
import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { keyOf, labelKeys } from '../label-keys.ts'
import { datesIn } from '../labelled/dates-in.ts'
import { beginsWithLabel } from './begins-with-label.ts'
import { lineOrNull } from './line-of.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { readTable, unknownIn, wordsFor } from './read-table.ts'
import { readText } from './value-readers.ts'
import { mendedWords, type WrapStyle } from './wrapped-text.ts'

const labels = ['Location', 'Requested On', 'Phone', 'Permissible Purpose', 'Inquiry Type', 'Address']
const keys = labelKeys(labels)
const labelSet = new Set(labels.map(keyOf))
const nameLabel = /^Name(\s|$)/
const explanations =
  /^(None\.?$|Regular inquiries are posted|The listing of a company.s inquiry|The companies listed below|Promotional inquiries|Account review inquiries|These inquiries)/i

export interface InquirySection {
  /** Without ids: they are numbered over all sections. One entry for each date. */
  inquiries: Omit<Inquiry, 'id'>[]
  unread: UnreadLine[]
}

/** @param kind 'hard' for regular inquiries; promotional and account review inquiries are seen by the consumer only */
export function readInquirySection(lines: Line[], kind: Inquiry['kind'], style: WrapStyle): InquirySection {
  const section: InquirySection = { inquiries: [], unread: [] }
  let block: Line[] = []
  const before: Line[] = []
  const close = () => {
    if (block.length > 0) readBlock(block, kind, style, section)
    block = []
  }
  for (const line of lines) {
    if (nameLabel.test(line.text)) {
      close()
      block = [line]
    } else if (block.length > 0) block.push(line)
    else before.push(line)
  }
  close()
  section.unread.unshift(...unreadLines(withoutExplanations(before, explanations)))
  return section
}

function readBlock(block: Line[], kind: Inquiry['kind'], style: WrapStyle, section: InquirySection): void {
  const tableAt = block.findIndex((line) => beginsWithLabel(line, labelSet))
  const nameRows = nameRowsOf(tableAt === -1 ? block : block.slice(0, tableAt))
  const { fields, stray } = readTable(tableAt === -1 ? [] : block.slice(tableAt), keys, style)
  const name = readText(mendedWords(nameRows, style))
  const { dates } = datesIn(wordsFor(fields, 'Requested On'))
  if (name === null || dates.length === 0) {
    section.unread.push(...unreadLines(block))
    return
  }
  for (const date of dates) section.inquiries.push({ bureau: 'TransUnion', name, date, kind })
  section.unread.push(...unreadLines(stray), ...unknownIn(fields).flatMap(unreadWords))
}

/** The name stands below its label, or beside it. */
function nameRowsOf(rows: Line[]): Line[] {
  const [first, ...below] = rows
  const beside = first === undefined ? null : lineOrNull(first.words.slice(1))
  return beside === null ? below : [beside, ...below]
}
