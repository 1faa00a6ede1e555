/** Parts in which the bureaus follow each other: the name of a bureau on a line of its own, and its entries below. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import {
  type Bureau,
  bureaus,
  type Printed,
  type PublicRecord,
  type Tradeline,
  type UnreadLine,
} from '../credit-report.ts'
import { collectionPlans } from '../equifax/account-labels.ts'
import { labelKeys } from '../label-keys.ts'
import { type AccountPlans, accountPlans, noField } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import { groupsOf, recordFrom, recordLabels } from '../labelled/public-records.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { parted } from '../parted.ts'
import {
  boxesByPage,
  isNothing,
  printed,
  readText,
  saysNothing,
  unreadLine,
  unreadWords,
} from '../printed-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import type { BureauRow } from './bureau-row.ts'
import { fieldsIn } from './cell-values.ts'
import { lineOfRow, piecesOf } from './table-pieces.ts'

/** The lines below each bureau's name, in the order of the print; a bureau may come several times. */
export function listsByBureau(lines: readonly Line[]): { bureau: Bureau; lines: Line[] }[] {
  return parted(lines, ({ text }) => bureauNamed(text) !== null).flatMap(([head, ...below]) => {
    const bureau = bureauNamed(head?.text ?? '')
    return bureau === null ? [] : [{ bureau, lines: below.filter((line) => !isProse(line)) }]
  })
}

/** Sentences that explain a section: over the width of the page, where values stand in columns. */
export function isProse(line: Line): boolean {
  if (segmentsOf(line).length > 1) return false
  const { text } = line
  return (
    text.split(' ').length >= 8 || /^You currently have no\b/i.test(text) || /^[a-z][a-z ,]+\.$/.test(text)
  )
}

/** Collections in a section of their own: rows of labels for each, below the bureau's name. Each begins with the date on which it was reported. */
const firstLabel = /^Date Reported\b/i
const plans: AccountPlans = {
  ...accountPlans,
  ...collectionPlans,
  Agency: { kind: 'name' },
  'Agency Client': { kind: 'text', field: 'originalCreditor' },
  'Purge Date': noField,
}
const keys = labelKeys(Object.keys(plans))

/** Collections without ids. One that names no agency belongs to nobody and is handed back as unread. */
export function readBureauCollections(lines: readonly Line[]): {
  accounts: Tradeline[]
  unread: UnreadLine[]
} {
  const accounts: Tradeline[] = []
  const first = lines.findIndex(({ text }) => bureauNamed(text) !== null)
  // What no bureau's name stands above is nobody's.
  const above = first === -1 ? lines : lines.slice(0, first)
  const unread = above.filter((line) => !isProse(line) && !saysNothing(line)).map(unreadLine)
  for (const list of listsByBureau(lines)) {
    for (const entry of parted(list.lines, ({ text }) => firstLabel.test(text))) {
      const { fields, stray } = readLabelledRows(entry, keys, true)
      const name = fields.find(({ label }) => plans[label ?? '']?.kind === 'name')
      const creditor = readText(name?.valueRows.flat() ?? [])
      if (creditor === null) {
        unread.push(...entry.map(unreadLine))
        continue
      }
      const account = newTradeline({
        bureau: list.bureau,
        id: '',
        section: 'collections',
        creditor,
        blocks: boxesByPage(entry.flatMap(({ words }) => words)),
      })
      unread.push(...fillAccount(account, fields, plans).flatMap(unreadWords), ...stray.map(unreadLine))
      account.blank = account.blank.filter(({ field }) => field === 'originalCreditor')
      accounts.push(account)
    }
  }
  return { accounts, unread }
}

/** Records without ids: those in columns side by side, and those in lists below the kind's heading and the bureau's name. */
export function readBureauRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  const { records, unread } = readPublicColumns(lines)
  for (const { kind: heading, own } of groupsOf(lines)) {
    for (const list of heading === null ? [] : listsByBureau(own)) {
      const { fields, stray } = readLabelledRows(list.lines, recordLabels, true)
      // As in Equifax's own disclosure.
      const head = { name: null, docket: null, kind: heading && oneOf(heading), endsWhenVerified: true }
      const record = recordFrom(fields, head)
      if (record !== null) records.push({ ...record, bureau: list.bureau })
      unread.push(...(record === null ? list.lines : stray))
    }
  }
  return { records, unread }
}

/** 'Bankruptcies', 'Judgments', 'Liens': each record below is one. */
const oneOf = ({ text, words }: Line): Printed<string> =>
  printed(text.replace(/ies$/i, 'y').replace(/s$/i, ''), text, words)

/** A heading, and a table with a column a bureau: in the order of the print, each for every bureau whose column names its type. */
function readPublicColumns(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  // A label that comes again begins the next record, even where its heading is lost.
  const tables = parted(piecesOf(lines, recordLabels), (piece, before, part) =>
    piece.kind === 'row'
      ? (before.kind === 'text' && !isNothing(before.line.text) && part.some(({ kind }) => kind === 'row')) ||
        part.some((each) => each.kind === 'row' && each.row.label === piece.row.label)
      : piece.kind === 'gap' || before.kind === 'gap',
  ).map((pieces) => pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.row] : [])))
  return {
    records: tables.flatMap(recordsIn),
    unread: tables.filter((rows) => recordsIn(rows).length === 0).flatMap((rows) => rows.map(lineOfRow)),
  }
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
