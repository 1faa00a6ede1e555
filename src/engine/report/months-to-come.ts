/** Months of a recognised payment history that lie behind the day of the report: a year that was misread ('2028' of '2023'). */
import { boxAround } from '../read/lines.ts'
import type { CreditReport, HistoryMonth, Tradeline, UnreadLine } from './credit-report.ts'

/** A report that is printed on the last day of a month may rate the next one. */
const grace = 1

/**
 * The report without ratings of months that had not come when it was printed. Which month they are of nobody can say, so that they are
 * lines that were not understood. The same report where there are none, or where its day is not a whole month.
 */
export function withoutMonthsToCome(report: CreditReport): CreditReport {
  const printedIn = monthOf(report.reportDate.value)
  if (Number.isNaN(printedIn)) return report
  const isToCome = ({ month }: { month: string }) => monthOf(month) > printedIn + grace
  const lost = report.accounts.map(({ history }) => history.filter(isToCome))
  if (lost.every((months) => months.length === 0)) return report
  return {
    ...report,
    accounts: report.accounts.map((account): Tradeline => {
      const history = account.history.filter((each) => !isToCome(each))
      return history.length === account.history.length ? account : { ...account, history }
    }),
    coverage: {
      ...report.coverage,
      unread: [
        ...report.coverage.unread,
        ...lost.flatMap((months) => (months.length > 0 ? [lineOf(months)] : [])),
      ],
    },
  }
}

const lineOf = (months: readonly HistoryMonth[]): UnreadLine => ({
  text: months.map(({ code }) => code).join(' '),
  box: boxAround(months),
})

/** Months since year 0; not a number for a year alone. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || Number.NaN)
