/** The payment history of every bureau: a row a bureau below one line of months, or a grid a bureau below its name. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, HistoryMonth, UnreadLine } from '../credit-report.ts'
import { unreadLine } from '../fields/unread-lines.ts'
import { readMonths } from '../labelled/month-ratings.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { bureauNamed } from './bureau-columns.ts'

export interface BureauMonths {
  /** Newest first. */
  months: Map<Bureau, HistoryMonth[]>
  unread: UnreadLine[]
}

/**
 * Says nothing: a dash, a drawing that is no mark, and the marks that stand for several things each: 'KD' (key
 * derogatory), 'RF' (repossession or foreclosure) and 'PP' (payment plan).
 */
const undetermined = /^([-\u2013\u2014\u25a0]+|KD|RF|PP)$/i

/**
 * @param lines of one account's history
 * @param codeOf the code of a mark as the layout's own key explains it; null for any other text
 */
export function readBureauMonths(
  lines: readonly Line[],
  codeOf: (text: string) => HistoryCode | null,
): BureauMonths {
  const result: BureauMonths = { months: new Map(), unread: [] }
  const grids = new Map<Bureau, Line[]>()
  /** Heading rows that count for every bureau below them. */
  let heads: Line[] = []
  let open: { bureau: Bureau; hasHead: boolean; lastYear: number } | null = null
  for (const line of lines) {
    const [first, ...rest] = line.words
    const bureau = bureauNamed(first?.text ?? '')
    const isMonths = monthHeadingOf(line) !== null
    const isYear = /^years?:?$/i.test(first?.text ?? '')
    const year = Number(/^(19|20)\d{2}$/.exec(first?.text ?? '')?.[0])
    if (bureau !== null) {
      open = { bureau, hasHead: false, lastYear: Number.POSITIVE_INFINITY }
      const own = rest.length === 0 ? [] : [...heads, lineOf(rest)]
      grids.set(bureau, [...(grids.get(bureau) ?? []), ...own])
    } else if (isMonths && isYear) {
      // Below one name stands one grid: a second one is of a bureau whose name is lost.
      if (open?.hasHead === true) open = null
      if (open !== null) {
        open.hasHead = true
        grids.get(open.bureau)?.push(line)
      }
    } else if (isMonths || isYear) {
      heads = open === null ? [...heads, line] : [line]
      open = null
    } else if (!Number.isNaN(year)) {
      // Rows run from the newest year down: another one is of a bureau whose name is lost.
      if (open !== null && year >= open.lastYear) open = null
      if (open === null) result.unread.push(unreadLine(line))
      else {
        open.lastYear = year
        grids.get(open.bureau)?.push(line)
      }
    }
  }
  for (const [bureau, grid] of grids) {
    const told = grid.flatMap((line) => {
      const marks = line.words.filter(({ text }) => !undetermined.test(text))
      if (marks.length === 0) return []
      return [marks.length === line.words.length ? line : lineOf(marks)]
    })
    const { history, unread } = readMonths(told, codeOf)
    result.months.set(
      bureau,
      history.toSorted((a, b) => b.month.localeCompare(a.month)),
    )
    result.unread.push(...unread)
  }
  return result
}
