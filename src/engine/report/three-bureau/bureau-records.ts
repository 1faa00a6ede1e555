/** Public records: below the kind's heading, and there below the bureau's name. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord } from '../credit-report.ts'
import { recordFrom, recordLabels } from '../labelled/public-records.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { listsByBureau } from './bureau-lists.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^Bankruptcies$/i, 'Bankruptcy'],
  [/^Judgments$/i, 'Judgment'],
  [/^Liens$/i, 'Lien'],
]

/** Records without ids. */
export function readBureauRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  const records: Omit<PublicRecord, 'id'>[] = []
  const unread: Line[] = []
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
