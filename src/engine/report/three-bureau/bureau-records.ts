/** Public records: side by side, or below the kind's heading and there below the bureau's name. */
import type { Line } from '../../read/positioned-text.ts'
import { bureaus, type Printed, type PublicRecord } from '../credit-report.ts'
import { recordFrom, recordLabels } from '../labelled/public-records.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { listsByBureau } from './bureau-lists.ts'
import { fieldsIn, isNothing } from './cell-values.ts'
import { type BureauRow, lineOfRow, piecesOf } from './table-pieces.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^Bankruptcies$/i, 'Bankruptcy'],
  [/^Judgments$/i, 'Judgment'],
  [/^Liens$/i, 'Lien'],
]

/** Records without ids: those in columns side by side, and those in lists. */
export function readBureauRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  const { records, unread } = readPublicColumns(lines)
  for (const { kind, lines: own } of byKind(lines)) {
    for (const list of listsByBureau(own)) {
      const { fields, stray } = readLabelledRows(list.lines, recordLabels, true)
      // As in Equifax's own disclosure.
      const head = { name: null, docket: null, kind, endsWhenVerified: true }
      const record = recordFrom(fields, head)
      if (record !== null) records.push({ ...record, bureau: list.bureau })
      unread.push(...(record === null ? list.lines : stray))
    }
  }
  return { records, unread }
}

function byKind(lines: readonly Line[]): { kind: Printed<string>; lines: Line[] }[] {
  const parts: { kind: Printed<string>; lines: Line[] }[] = []
  for (const line of lines) {
    const kind = kinds.find(([heading]) => heading.test(line.text))?.[1]
    if (kind !== undefined) parts.push({ kind: printed(kind, line.text, line.words), lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** A heading, and a table with a column a bureau: in the order of the print, each for every bureau whose column names its type. */
function readPublicColumns(lines: readonly Line[]): {
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
