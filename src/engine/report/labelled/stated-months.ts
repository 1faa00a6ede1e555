/** Months of a recognised payment history whose cells were misread, and of which the lines of late payments below it tell in words. */
import type { Box } from '../../read/positioned-text.ts'
import type { HistoryCode, HistoryMonth } from '../credit-report.ts'
import type { StatedLate } from '../experian-acr/history-guide.ts'
import type { MonthsReading } from './month-ratings.ts'

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
  const [first = '', last = ''] = endsOf([...history, ...unreadMonths].map(({ month }) => month))
  const late = stated.flatMap(({ month, code, box }): HistoryMonth[] =>
    read.has(month) || month < first || month > last ? [] : [{ month, code, box }],
  )
  const isLate = (month: string) => late.some((each) => each.month === month)
  const onTime = unreadMonths.flatMap(({ month, box }): HistoryMonth[] => {
    const text = unread.find((line) => isSame(line.box, box))?.text ?? ''
    return !isLate(month) && likeOnTime.test(text) ? [{ month, code: 'OK', box }] : []
  })
  const all = [...history, ...late, ...onTime]
  const found = unreadMonths.filter(({ month }) => all.some((each) => each.month === month))
  const left = unreadMonths.filter((each) => !found.includes(each))
  const isLeft = ({ box }: { box: Box }) => !found.some((cell) => isSame(cell.box, box))
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

const endsOf = (months: readonly string[]): (string | undefined)[] => {
  const sorted = [...months].sort()
  return [sorted[0], sorted.at(-1)]
}

const isSame = (a: Box, b: Box): boolean => a.page === b.page && a.x === b.x && a.y === b.y
