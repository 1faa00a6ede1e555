/** The two-year payment history: a line of months, a line of years, and a line of marks for each bureau. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, HistoryMonth } from '../credit-report.ts'
import { monthNumber } from '../printed-values.ts'
import { bureauNamed, centreOf } from './bureau-columns.ts'
import { newestFirst } from './newest-first.ts'

/**
 * Marks as the services' own key explains them. 'KD' (key derogatory), 'RF' (repossession or foreclosure) and 'PP'
 * (payment plan) stand for several things each and are left undetermined.
 */
const codes = new Map<string, HistoryCode>([
  ['OK', 'OK'],
  ['C', 'OK'],
  ['30', '30'],
  ['60', '60'],
  ['90', '90'],
  ['120', '120'],
  ['150', '150'],
  ['180', '180'],
  ['CO', 'CO'],
  ['C/O', 'CO'],
  ['COL', 'COL'],
  ['BK', 'BK'],
  ['RPO', 'RPO'],
  ['VS', 'VS'],
  ['FC', 'FC'],
  ['CLS', 'CLS'],
  ['TN', 'TN'],
  ['ND', 'ND'],
])

interface MonthColumn {
  month: string
  centre: number
}

/** @returns the months of each bureau, newest first, and the lines that were not understood */
export function readMonthGrid(grid: readonly Line[]): {
  months: Map<Bureau, HistoryMonth[]>
  unread: Line[]
} {
  const months = new Map<Bureau, HistoryMonth[]>()
  const unread: Line[] = []
  let heads: Word[] = []
  let columns: MonthColumn[] = []
  for (const line of grid) {
    const [first, ...rest] = line.words
    if (first === undefined) continue
    if (/^months?:?$/i.test(first.text)) {
      heads = rest
      columns = []
    } else if (/^years?:?$/i.test(first.text)) {
      columns = monthColumns(heads, rest)
      if (columns.length !== heads.length) unread.push(line)
    } else {
      const bureau = bureauNamed(first.text)
      const read = bureau === null ? null : marksIn(rest, columns)
      if (bureau === null || read === null) unread.push(line)
      else months.set(bureau, [...(months.get(bureau) ?? []), ...read])
    }
  }
  return { months: newestFirst(months), unread }
}

function monthColumns(heads: readonly Word[], years: readonly Word[]): MonthColumn[] {
  return heads.flatMap((head) => {
    const number = monthNumber(head.text)
    const year = years.find((word) => Math.abs(centreOf(word) - centreOf(head)) < 1.5 * head.size)
    const digits = /^['\u2019]?(\d{2}|(?:19|20)\d{2})$/.exec(year?.text ?? '')?.[1]
    if (number === null || digits === undefined) return []
    const month = `${digits.length === 2 ? `20${digits}` : digits}-${String(number).padStart(2, '0')}`
    return [{ month, centre: centreOf(head) }]
  })
}

/** Each mark in the month it stands under; null when one is unknown or stands under none, for then all are in doubt. */
function marksIn(marks: readonly Word[], columns: readonly MonthColumn[]): HistoryMonth[] | null {
  const found: HistoryMonth[] = []
  for (const mark of marks) {
    if (/^[-\u2013\u2014]+$/.test(mark.text)) continue
    const code = codes.get(mark.text.toUpperCase())
    const column = columns.reduce<MonthColumn | null>(
      (best, each) => (best === null || distance(each, mark) < distance(best, mark) ? each : best),
      null,
    )
    if (code === undefined) continue
    if (column === null || distance(column, mark) > 2 * mark.size) return null
    found.push({ month: column.month, code, box: mark.box })
  }
  return found
}

function distance(column: MonthColumn, mark: Word): number {
  return Math.abs(column.centre - centreOf(mark))
}
