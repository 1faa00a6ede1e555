/** Companies that looked at the file: name, location, dates, phone. */
import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry, Printed, UnreadLine } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { labelKey } from './label-key.ts'
import { beginsWithLabel } from './lanes.ts'
import { lineOrNull } from './line-of.ts'
import { readPairs } from './pairs.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { unreadPair } from './unread-pair.ts'
import { readText, wordsIn } from './value-readers.ts'
import { joinRows, type WrapStyle } from './wrapped-text.ts'

const labels: ReadonlySet<string> = new Set(
  ['Location', 'Requested On', 'Phone', 'Permissible Purpose', 'Inquiry Type', 'Address'].map(labelKey),
)
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
  const tableAt = block.findIndex((line) => beginsWithLabel(line, labels))
  const nameRows = nameRowsOf(tableAt === -1 ? block : block.slice(0, tableAt))
  const { pairs, stray } = readPairs(tableAt === -1 ? [] : block.slice(tableAt), labels)
  const name = readText(nameRows, style)
  const dates = datesIn(pairs.find(({ key }) => key === 'requestedon')?.value ?? [], style)
  if (name === null || dates.length === 0) {
    section.unread.push(...unreadLines(block))
    return
  }
  for (const date of dates) section.inquiries.push({ bureau: 'TransUnion', name, date, kind })
  section.unread.push(...unreadLines(stray), ...pairs.filter(({ known }) => !known).map(unreadPair))
}

/** The name stands below its label, or beside it. */
function nameRowsOf(rows: Line[]): Line[] {
  const [first, ...below] = rows
  const beside = first === undefined ? null : lineOrNull(first.words.slice(1))
  return beside === null ? below : [beside, ...below]
}

/** 'MM/DD/YYYY[, MM/DD/YYYY …]'. */
function datesIn(rows: Line[], style: WrapStyle): Printed<string>[] {
  return [...joinRows(rows, style).matchAll(/\d{2}\/\d{2}\/\d{4}/g)].flatMap(([raw]) => {
    const value = parsePrintedDate(raw)
    if (value === null) return []
    const own = wordsIn(rows).filter((word) => word.text.includes(raw))
    return [printed(value, raw, own.length > 0 ? own : wordsIn(rows))]
  })
}
