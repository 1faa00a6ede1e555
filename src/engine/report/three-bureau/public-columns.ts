/** Public records side by side: a heading, and a table with a column a bureau. */
import type { Line } from '../../read/positioned-text.ts'
import type { PublicRecord } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { recordFrom, recordLabels } from '../labelled/public-records.ts'
import { fieldsIn, isNothing } from './cell-values.ts'
import { type BureauRow, lineOfRow, piecesOf } from './table-pieces.ts'

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
  for (const piece of piecesOf(lines, recordLabels)) {
    if (piece.kind === 'row') {
      // A label that comes again begins the next record, even where its heading is lost.
      if (isBehindTable || rows.some(({ label }) => label === piece.row.label)) close()
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
    const fields = fieldsIn(rows, bureau)
    const head = { name: null, docket: null, kind: null, endsWhenVerified: false }
    const record = fields.some(({ label, valueRows }) => label === 'Type' && valueRows.length > 0)
      ? recordFrom(fields, head)
      : null
    return record === null ? [] : [{ ...record, bureau }]
  })
}
