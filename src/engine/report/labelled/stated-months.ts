/** Months of a recognised payment history whose cells were misread, and of which the lines of late payments below it tell in words. */
import { boxAround } from '../../read/lines.ts'
import type { Box, Line } from '../../read/positioned-text.ts'
import { isSamePlace } from '../boxes-in.ts'
import type { HistoryCode, HistoryMonth, Tradeline } from '../credit-report.ts'
import { monthNumber } from '../printed-values.ts'
import type { MonthsReading } from './month-ratings.ts'
import { plainText } from './running-text.ts'

/** These are no late payments, and no line tells of them. */
const notStated: ReadonlySet<HistoryCode> = new Set(['OK', 'ND', 'TN', 'CLS'])
/** What small print reads as where 'OK' stands; of the codes that no line tells of, 'OK' alone is a round letter and another. */
const likeOnTime = /^[O0DCGQ©(€][KXx<C4%IE(]$/

/**
 * The months with those that were not read and that the lines tell of: with their code in words, and on time where what was
 * read looks like it and no line tells of the month. Only where lines and cells tell the same of every month that was read.
 * @param isWhole whether every line was understood
 */
export function withStatedMonths(
  months: MonthsReading,
  stated: readonly StatedLate[],
  isWhole: boolean,
): MonthsReading {
  const { history, unread, unreadMonths = [] } = months
  if (unreadMonths.length === 0 || stated.length === 0 || !isWhole || !tellTheSame(history, stated))
    return months
  const read = new Set(history.map(({ month }) => month))
  const shown = [...history, ...unreadMonths].map(({ month }) => month).sort()
  const [first = '', last = ''] = [shown[0], shown.at(-1)]
  const late = stated.flatMap(({ month, code, box }): HistoryMonth[] =>
    read.has(month) || month < first || month > last ? [] : [{ month, code, box }],
  )
  const isLate = (month: string) => late.some((each) => each.month === month)
  const onTime = unreadMonths.flatMap(({ month, box }): HistoryMonth[] => {
    const text = unread.find((line) => isSamePlace(line.box, box))?.text ?? ''
    return !isLate(month) && likeOnTime.test(text) ? [{ month, code: 'OK', box }] : []
  })
  const all = [...history, ...late, ...onTime]
  const found = unreadMonths.filter(({ month }) => all.some((each) => each.month === month))
  const left = unreadMonths.filter((each) => !found.includes(each))
  const isLeft = ({ box }: { box: Box }) => !found.some((cell) => isSamePlace(cell.box, box))
  return {
    history: all.sort((a, b) => b.month.localeCompare(a.month)),
    figures: months.figures,
    unread: unread.filter(isLeft),
    ...(left.length === 0 ? {} : { unreadMonths: left }),
  }
}

/** One code a month, and no late month that was read in a cell and not in the lines, or as another one. */
function tellTheSame(history: readonly HistoryMonth[], stated: readonly StatedLate[]): boolean {
  const codes = new Map(stated.map(({ month, code }) => [month, code]))
  return (
    stated.every(({ month, code }) => code === codes.get(month)) &&
    history.every(({ month, code }) => (notStated.has(code) ? !codes.has(month) : codes.get(month) === code))
  )
}

/** 'Payment history guide': late months in words, below the grid. They are text, so they check the grid. */
export type StatedLate = Tradeline['statedLates'][number]

const meanings: [RegExp, HistoryCode][] = [
  [/^charge[ -]?off$/i, 'CO'],
  [/^collection$/i, 'COL'],
  [/^repossession$/i, 'RPO'],
  [/^voluntar(y|ily) surrender(ed)?$/i, 'VS'],
  [/^foreclosure( .*)?$/i, 'FC'],
  [/^(included in |debt included in |discharged through )?.*bankruptcy.*$/i, 'BK'],
]
const monthYear = /([A-Za-z]{3,9})\.? (\d{4})/g

/** Months and years alone. */
const months = /^([A-Za-z]{3,9}\.? \d{4},? ?)+$/

/**
 * Reads the lines of the guide: '30 days past due as of Dec 2021, Aug 2021', 'Charge Off as of Feb 2025 to Oct 2026'
 * (every month of the span, both ends included). Lists may wrap to further lines. The rest goes to `unread`.
 */
export function readHistoryGuide(lines: readonly Line[], unread: (line: Line) => void): StatedLate[] {
  const lates: StatedLate[] = []
  let code: HistoryCode | null = null
  /** The month that ends a line whose year stands on the next one. */
  let cutMonth = ''
  let isOfLatePayments = false
  for (const line of lines) {
    const own = plainText(line)
    const text = /^(19|20)\d{2}\b/.test(own) ? `${cutMonth}${own}` : own
    cutMonth = /\b([A-Za-z]{3,9}\.? )$/.exec(`${text} `)?.[1] ?? ''
    // 'Late Payments: Jul 2026 Jun 2026': the months of the grid again, without saying how late.
    isOfLatePayments = /^Late Payments?:/i.test(text) || (isOfLatePayments && months.test(text))
    if (isOfLatePayments) continue
    const parts = /^(.+?) as of (.+)$/i.exec(text)
    const isList = /^(?:(?:to )?[A-Za-z]{3,9}\.? \d{4}(?: to |, ?|$))+(?:[A-Za-z]{3,9}\.?)?$/.test(text)
    const started = parts?.[1] ? meaningOf(parts[1]) : null
    if (parts ? started === null : !(isList && code)) {
      code = null
      unread(line)
      continue
    }
    code = started ?? code
    if (code === null) continue
    const box = boxAround(line.words)
    for (const month of monthsIn(parts?.[2] ?? text)) lates.push({ month, code, box, raw: text })
  }
  return lates
}

function meaningOf(words: string): HistoryCode | null {
  const days = /^(30|60|90|120|150|180)\+? days (past due|late)$/i.exec(words)
  if (days?.[1]) return days[1] as HistoryCode
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** 'YYYY-MM' of every month named, spans filled. A span over 40 years is a misreading and is not filled. */
function monthsIn(list: string): string[] {
  const months: number[] = []
  for (const part of list.split(',')) {
    const found = [...part.matchAll(monthYear)].flatMap((match) => {
      const month = monthNumber(match[1] ?? '')
      return month === null ? [] : [Number(match[2]) * 12 + month - 1]
    })
    const [from, to] = found
    if (from === undefined) continue
    if (to === undefined || to < from || to - from > 480) months.push(...found)
    else for (let month = from; month <= to; month++) months.push(month)
  }
  return months.map((month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`)
}
