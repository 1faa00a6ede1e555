/** Public records of Equifax's three-bureau report: below the kind's heading, and there below the bureau's name. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { readDate, readText } from '../three-bureau/cell-values.ts'
import { labelledValues, listsByBureau } from './bureau-lists.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^Bankruptcies$/i, 'Bankruptcy'],
  [/^Judgments$/i, 'Judgment'],
  [/^Liens$/i, 'Lien'],
]
const labels = new Set([
  'referencenumber',
  'court',
  'datefiled',
  'type',
  'status',
  'liability',
  'verifieddate',
  'dateverified',
  'filer',
  'exemptamount',
  'assetamount',
  'amount',
  'priordisposition',
  'disposition',
  'dispositiondate',
  'datereported',
  'datesatisfied',
  'datereleased',
  'plaintiff',
  'defendant',
])

/** Records without ids. */
export function readBureauRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id'>[]
  unread: Line[]
} {
  const records: Omit<PublicRecord, 'id'>[] = []
  const unread: Line[] = []
  for (const { kind, lines: own } of byKind(lines)) {
    for (const list of listsByBureau(own)) {
      const { values, unread: strange } = labelledValues(list.lines, labels)
      const cell = (...keys: string[]) =>
        keys.map((key) => values.get(key) ?? []).find((found) => found.length > 0) ?? []
      if (values.size > 0) {
        records.push({
          bureau: list.bureau,
          type: readText(cell('type')) ?? kind,
          court: readText(cell('court')),
          reference: readText(cell('referencenumber')),
          filed: readDate(cell('datefiled')),
          // As in Equifax's own disclosure, the day verified stands for it where no other is printed.
          resolved: readDate(
            cell('dispositiondate', 'datesatisfied', 'datereleased', 'verifieddate', 'dateverified'),
          ),
          status: readText(cell('status', 'disposition')),
          removalDate: null,
        })
      }
      unread.push(...strange)
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
