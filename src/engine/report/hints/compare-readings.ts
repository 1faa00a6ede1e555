/** Whether a file reads worse with a label than without it, and how much more it says. */
import { isOnOneLine } from '../boxes-in.ts'
import type { CreditReport, Tradeline } from '../credit-report.ts'
import { plainReport, tradelineFields } from '../plain-report.ts'
import type { ReportReading } from '../read-report.ts'

export interface ReadingDifference {
  /** What would be lost, for staff; null where nothing is. */
  because: string | null
  /** True where more is read, or fewer lines are left. */
  isMore: boolean
  /** How many values more are read. */
  values: number
}

/** Two readings of one file. A value that is gone or other, an account that is read less, and a line more unread are losses. */
export function compareReadings(before: ReportReading, after: ReportReading): ReadingDifference {
  if (!before.ok) return { because: null, isMore: after.ok, values: after.ok ? countIn(after.reports) : 0 }
  if (!after.ok) return { because: 'A file could not be read at all.', isMore: false, values: 0 }
  for (const report of before.reports) {
    const other = after.reports.find(({ bureau }) => bureau === report.bureau)
    const because = other === undefined ? 'A whole report would be lost.' : lossIn(report, other)
    if (because !== null) return { because, isMore: false, values: 0 }
  }
  const values = countIn(after.reports) - countIn(before.reports)
  return { because: null, isMore: values > 0 || unreadIn(after) < unreadIn(before), values }
}

const unreadIn = ({ reports }: { reports: readonly CreditReport[] }): number =>
  reports.reduce((sum, { coverage }) => sum + coverage.unread.length, 0)

function lossIn(before: CreditReport, after: CreditReport): string | null {
  for (const account of before.accounts) {
    const other = after.accounts.find((each) => isSameEntry(each, account))
    if (other === undefined) return 'An account would be lost.'
    const changed = tradelineFields.find(
      (field) => account[field] !== null && account[field].value !== other[field]?.value,
    )
    if (changed !== undefined) return `A value would change: ${changed}.`
    if (restOf(account).some((text) => !restOf(other).includes(text)))
      return 'Remarks or a payment history would change.'
  }
  const [ours, theirs] = [outside(before), outside(after)]
  if (ours.some((text) => !theirs.includes(text))) return 'What stands outside the accounts would change.'
  if (theirs.length > ours.length) return 'Entries would appear outside the accounts.'
  const wereUnproven = before.accounts.filter((account) => isUnproven(before, account))
  const areUnproven = after.accounts.filter((account) => isUnproven(after, account))
  if (!areUnproven.every((account) => wereUnproven.some((each) => isSameEntry(each, account))))
    return 'An account would no longer be read whole.'
  if (after.coverage.unread.length > before.coverage.unread.length) return 'More lines would be unread.'
  return null
}

const isSameEntry = (a: Tradeline, b: Tradeline): boolean => isOnOneLine(a.creditor.box, b.creditor.box)

const isUnproven = ({ coverage }: CreditReport, { id }: Tradeline): boolean =>
  (coverage.unproven ?? []).some(({ item }) => item === id)

const restOf = ({ remarks, activityDesignator, history, figures }: Tradeline): string[] => [
  ...(activityDesignator === undefined ? [] : [activityDesignator.value]),
  ...remarks.map(({ value }) => value),
  ...history.map(({ month, code }) => `${month} ${code}`),
  ...figures.map(({ box: _box, ...figure }) => JSON.stringify(figure)),
]

/** Everything that is no account, as texts. */
function outside(report: CreditReport): string[] {
  const { reportDate, reportNumber, preparedFor, inquiries, publicRecords, personal } = plainReport(report)
  return [
    `${reportDate} ${reportNumber} ${preparedFor}`,
    ...inquiries.map(({ id: _id, ...each }) => JSON.stringify(each)),
    ...publicRecords.map(({ id: _id, ...each }) => JSON.stringify(each)),
    ...Object.entries(personal).map((entry) => JSON.stringify(entry)),
  ]
}

function countIn(reports: readonly CreditReport[]): number {
  return reports
    .flatMap(({ accounts }) => accounts)
    .reduce((sum, account) => sum + restOf(account).length + fieldsIn(account), 0)
}

const fieldsIn = (account: Tradeline): number =>
  tradelineFields.filter((field) => account[field] !== null).length
