/** Payment history of Equifax's three-bureau report: a grid a bureau, a row a year, a column a month. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, HistoryMonth } from '../credit-report.ts'
import { monthNumber } from '../printed-values.ts'
import { bureauNamed, centreOf } from '../three-bureau/bureau-columns.ts'
import { newestFirst } from '../three-bureau/newest-first.ts'

/** As the legend of Equifax's grids explains them. */
const codes = new Map<string, HistoryCode>([
  ['30', '30'],
  ['60', '60'],
  ['90', '90'],
  ['120', '120'],
  ['150', '150'],
  ['180', '180'],
  ['OK', 'OK'],
  ['\u2713', 'OK'],
  ['\u2714', 'OK'],
  ['C', 'COL'],
  ['COL', 'COL'],
  ['CO', 'CO'],
  ['B', 'BK'],
  ['R', 'RPO'],
  ['V', 'VS'],
  ['F', 'FC'],
  ['TN', 'TN'],
])

interface MonthHead {
  number: number
  word: Word
}

/**
 * Months whose mark is text. A mark that is drawn (a tick, a square) is left undetermined, and so is a month without
 * any. @returns also lines whose marks stand under no month or are none of the legend
 */
export function readHistoryGrids(lines: readonly Line[]): {
  months: Map<Bureau, HistoryMonth[]>
  unread: Line[]
} {
  const months = new Map<Bureau, HistoryMonth[]>()
  const unread: Line[] = []
  let bureau: Bureau | null = null
  let heads: MonthHead[] = []
  /** The year of the row above; rows run from the newest year down. */
  let lastYear = Number.POSITIVE_INFINITY
  for (const line of lines) {
    const [first, ...rest] = line.words
    const named = bureauNamed(line.text)
    if (named !== null) {
      bureau = named
      heads = []
      lastYear = Number.POSITIVE_INFINITY
    } else if (first !== undefined && /^year$/i.test(first.text)) {
      // A second grid below one name is of a bureau whose name is lost.
      if (heads.length > 0 || lastYear !== Number.POSITIVE_INFINITY) bureau = null
      heads = rest.flatMap((word) => {
        const number = monthNumber(word.text)
        return number === null ? [] : [{ number, word }]
      })
    } else if (first !== undefined && /^(19|20)\d{2}$/.test(first.text)) {
      const year = Number(first.text)
      if (year >= lastYear) bureau = null
      lastYear = year
      const row = bureau === null || heads.length === 0 ? null : rowOf(first.text, rest, heads)
      if (bureau === null || row === null) unread.push(line)
      else months.set(bureau, [...(months.get(bureau) ?? []), ...row])
    }
  }
  return { months: newestFirst(months), unread }
}

function rowOf(year: string, marks: readonly Word[], heads: readonly MonthHead[]): HistoryMonth[] | null {
  const row: HistoryMonth[] = []
  for (const mark of marks) {
    if (/^[-\u2013\u2014\u25a0]+$/.test(mark.text)) continue
    const code = codes.get(mark.text.toUpperCase())
    const nearest = [...heads].sort((a, b) => distance(a, mark) - distance(b, mark))[0]
    if (code === undefined || nearest === undefined || distance(nearest, mark) > 2 * mark.size) return null
    row.push({ month: `${year}-${String(nearest.number).padStart(2, '0')}`, code, box: mark.box })
  }
  return row
}

function distance(head: MonthHead, mark: Word): number {
  return Math.abs(centreOf(head.word) - centreOf(mark))
}
