/** Public records side by side: a heading, and a table with a column a bureau. */
import type { Line } from '../../read/positioned-text.ts'
import type { PublicRecord } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { isNothing, readDate, readText, wordsIn } from './cell-values.ts'
import { type BureauRow, lineOfRow, piecesOf } from './table-pieces.ts'

const labels = [
  'type',
  'status',
  'datefiled',
  'datefiledreported',
  'reported',
  'datereported',
  'reference#',
  'referencenumber',
  'docketnumber',
  'closingdate',
  'datepaid',
  'releaseddate',
  'dateresolved',
  'court',
  'liability',
  'assetamount',
  'exemptamount',
  'amount',
  'plaintiff',
  'attorney',
  'designator',
  'industry',
  'remarks',
]

/** Records without ids, in the order of the print, each for every bureau whose column names its type. */
export function readPublicColumns(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  const records: Omit<PublicRecord, 'id'>[] = []
  const unread: Line[] = []
  let rows: BureauRow[] = []
  let isBehindTable = false
  const close = () => {
    const found = recordsIn(rows)
    if (found.length === 0) unread.push(...rows.map(lineOfRow))
    records.push(...found)
    rows = []
  }
  for (const piece of piecesOf(lines, new Set(labels))) {
    if (piece.kind === 'row') {
      // A label that comes again begins the next record, even where its heading is lost.
      if (isBehindTable || rows.some(({ key }) => key === piece.row.key)) close()
      isBehindTable = false
      rows.push(piece.row)
    } else if (piece.kind === 'gap') close()
    else if (piece.kind === 'text' && rows.length > 0 && !isNothing(piece.line.text)) isBehindTable = true
  }
  close()
  return { records, unread }
}

function recordsIn(rows: readonly BureauRow[]): Omit<PublicRecord, 'id'>[] {
  return bureaus.flatMap((bureau) => {
    const cell = (...keys: string[]) => {
      const row = rows.find(({ key }) => keys.includes(key))
      return row === undefined ? [] : wordsIn(row, bureau)
    }
    const type = readText(cell('type'))
    if (type === null) return []
    return [
      {
        bureau,
        type,
        court: readText(cell('court')),
        reference: readText(cell('reference#', 'referencenumber', 'docketnumber')),
        filed: readDate(cell('datefiled', 'datefiledreported')),
        resolved: readDate(cell('closingdate', 'datepaid', 'releaseddate', 'dateresolved')),
        status: readText(cell('status')),
        removalDate: null,
      },
    ]
  })
}
