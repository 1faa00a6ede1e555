import { monthOf, surelyBefore } from '../../match/calendar.ts'
import type { PublicRecord, Tradeline } from '../../report/credit-report.ts'
import { mayLackEntries } from '../../report/proof/proven-part.ts'
import { isInBankruptcy, isLate } from '../account-marks.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { maySurviveDischarge } from '../discharge.ts'
import { oldestFirst } from '../history.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { historyEvidence, recordEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * A debt stands until the discharge, and courts have judged differently whether a month of an open case may be reported
 * as late (Mortimer, Giovanni: yes; Grantham: no), so it is asked and never called wrong. Payments on a house, a car or a
 * student loan may stay due through the case (11 U.S.C. 1322(b)(5)): those are left alone, as is a case that was dismissed.
 */
const about = {
  key: 'late_after_bk_filing',
  basis: bankruptcyAccuracy,
  strength: 'B',
  worth: 78,
} satisfies StatedRule

export const lateAfterBkFiling: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isInBankruptcy).flatMap((entry) => {
      const filing = filingFor(entry, context)
      // The bureau's own record of the case may stand on a page that is missing.
      if (filing?.bureau !== entry.bureau && mayLackEntries(context.reportOf(entry))) return []
      const since = filing?.filed == null ? firstMarkedMonth(entry) : monthOf(filing.filed.value)
      const isDismissed = filing !== null && bankruptcyOf(filing)?.isDismissed === true
      if (since === null || isDismissed || maySurviveDischarge(entry)) return []
      const late = oldestFirst(entry).filter(({ month, code }) => month > since && isLate(code))
      if (late.length === 0) return []
      const discharge = dischargeOf(filing)
      const after = late.filter(({ month }) => discharge !== null && month > (monthOf(discharge) ?? month))
      const shown = after.length > 0 ? after : late
      return [
        stateFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            ...shown.map((month) => historyEvidence(entry, month)),
            ...statusEvidence(entry),
            ...(filing === null ? [] : [recordEvidence(filing, 'filed')]),
            ...(after.length > 0 && filing !== null ? [recordEvidence(filing, 'resolved')] : []),
          ],
          facts: {
            account: accountOf(entry),
            filed: filing?.filed?.value ?? null,
            since,
            late: shown.map(markOf),
            discharged: after.length > 0 ? discharge : null,
          },
        }),
      ]
    }),
}

/** The day that the record prints for a discharge; null where it names another outcome, or none. */
function dischargeOf(filing: PublicRecord | null): string | null {
  if (filing === null || bankruptcyOf(filing)?.isCompleted !== true) return null
  return filing.resolved?.value ?? null
}

/** The last case filed between the opening of the account and its last report; the same bureau's print first. */
function filingFor(entry: Tradeline, { reports }: AuditContext): PublicRecord | null {
  const records = reports
    .flatMap((report) => report.publicRecords)
    .filter(
      ({ type, filed }) =>
        /bankrupt|chapter/i.test(type.value) && filed !== null && isDuring(entry, filed.value),
    )
    .sort((a, b) => (a.filed?.value ?? '').localeCompare(b.filed?.value ?? ''))
  return records.filter(({ bureau }) => bureau === entry.bureau).at(-1) ?? records.at(-1) ?? null
}

function isDuring(entry: Tradeline, filed: string): boolean {
  const { opened, reported } = entry
  return (
    (opened === null || !surelyBefore(filed, opened.value)) &&
    (reported === null || !surelyBefore(reported.value, filed))
  )
}

function firstMarkedMonth(entry: Tradeline): string | null {
  return oldestFirst(entry).find(({ code }) => code === 'BK')?.month ?? null
}
