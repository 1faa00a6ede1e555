/** Hard and soft inquiries of Equifax's three-bureau report: a table below each bureau's name. */
import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry } from '../credit-report.ts'
import { readDate, readText } from '../three-bureau/cell-values.ts'
import { entriesOf, lineOfCells } from '../three-bureau/listed-entries.ts'
import { listsByBureau } from './bureau-lists.ts'

const columns = [['date'], ['company'], ['address'], ['requestoriginator'], ['description']] as const

/** Without ids. */
export function readBureauInquiries(lines: readonly Line[]): {
  inquiries: Omit<Inquiry, 'id'>[]
  unread: Line[]
} {
  const softFrom = lines.findIndex(({ text }) => /^Soft Inquiries$/i.test(text))
  const hard = readKind(softFrom === -1 ? lines : lines.slice(0, softFrom), 'hard')
  const soft = readKind(softFrom === -1 ? [] : lines.slice(softFrom + 1), 'soft')
  return {
    inquiries: [...hard.inquiries, ...soft.inquiries],
    unread: [...hard.unread, ...soft.unread],
  }
}

function readKind(lines: readonly Line[], kind: Inquiry['kind']) {
  const inquiries: Omit<Inquiry, 'id'>[] = []
  const unread: Line[] = []
  for (const list of listsByBureau(lines)) {
    const table = entriesOf(list.lines, columns, (cells) => readDate(cells.get('date') ?? []) !== null)
    unread.push(...table.unread)
    for (const cells of table.entries) {
      const name = readText(cells.get('company') ?? [])
      const date = readDate(cells.get('date') ?? [])
      if (name === null || date === null) unread.push(lineOfCells(cells))
      else inquiries.push({ bureau: list.bureau, name, date, kind })
    }
  }
  return { inquiries, unread }
}
