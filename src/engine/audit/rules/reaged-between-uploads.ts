import { addMonths, monthOf, monthsFrom } from '../../match/calendar.ts'
import { entryIn } from '../../match/entry-over-time.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import { isDerogatoryCode } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * The date of first delinquency starts anew when an account was brought current and became late again, so an entry that
 * shows a month paid on time in between is left alone.
 */
const about = {
  key: 'reaged_between_uploads',
  basis: delinquencyDate,
  strength: 'A',
  worth: 96,
} satisfies StatedRule

const fields = ['dofd', 'removalDate'] as const

/** Bureaus round a month; two are more than rounding. */
const fewestMonths = 2

export const reagedBetweenUploads: Rule = {
  ...about,
  look: ({ entries, earlier, reportOf }) =>
    entries.filter(isMajorDerogatory).flatMap((entry) =>
      fields.flatMap((field) => {
        const now = entry[field]
        const before = now === null ? null : earliestPrinted(entry, field, earlier)
        const moved = now === null || before === null ? null : monthsFrom(before.date, now.value)
        if (now === null || before === null || moved === null || moved < fewestMonths) return []
        const sinceMonth =
          field === 'dofd' ? monthOf(before.date) : firstDerogatoryMonth(entry, before.printedOn)
        if (sinceMonth === null || wasBroughtCurrent(entry, sinceMonth)) return []
        return [
          stateFinding(about, {
            strength: coversSince(entry, sinceMonth) ? 'A' : 'B',
            evidence: [fieldEvidence(entry, field)],
            facts: {
              account: accountOf(entry),
              bureau: entry.bureau,
              field,
              date: now.value,
              printedOn: reportOf(entry).reportDate.value,
              before,
            },
          }),
        ]
      }),
    ),
}

interface EarlierDate {
  date: string
  printedOn: string
}

/** The earliest that an older report of the bureau printed for the same entry; of equals the newest report's. */
function earliestPrinted(
  entry: Tradeline,
  field: (typeof fields)[number],
  earlier: readonly CreditReport[],
): EarlierDate | null {
  return earlier
    .filter(({ bureau }) => bureau === entry.bureau)
    .flatMap((report) => {
      const date = entryIn(report, entry)?.[field]
      return date === null || date === undefined || monthOf(date.value) === null
        ? []
        : [{ date: date.value, printedOn: report.reportDate.value }]
    })
    .reduce<EarlierDate | null>((low, each) => (low === null || each.date <= low.date ? each : low), null)
}

/** Of the printed history, as where a removal date moves no first delinquency is printed; else the earlier report's. */
function firstDerogatoryMonth(entry: Tradeline, printedOn: string): string | null {
  return oldestFirst(entry).find(({ code }) => isDerogatoryCode(code))?.month ?? monthOf(printedOn)
}

/** The month after the first delinquency may still be rated on time: a rating is of the month's end, or a month behind. */
function wasBroughtCurrent(entry: Tradeline, since: string): boolean {
  const settled = addMonths(since, 1)
  const wasLate = entry.history.some(({ month, code }) => month === since && isDerogatoryCode(code))
  return entry.history.some(
    ({ month, code }) => code === 'OK' && (month > settled || (wasLate && month === settled)),
  )
}

/** The history reaches back to that month and shows the delinquency throughout. */
function coversSince(entry: Tradeline, since: string): boolean {
  const settled = addMonths(since, 1)
  const months = oldestFirst(entry).filter(({ code }) => code !== 'ND')
  const [oldest] = months
  return (
    oldest !== undefined &&
    oldest.month <= addMonths(settled, 1) &&
    months.filter(({ month }) => month > settled).every(({ code }) => isDerogatoryCode(code))
  )
}
