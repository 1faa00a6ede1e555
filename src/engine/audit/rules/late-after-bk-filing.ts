import { monthOf, surelyBefore } from '../../match/calendar.ts'
import type { HistoryMonth, PublicRecord, Tradeline } from '../../report/credit-report.ts'
import { mayLackEntries } from '../../report/proof/proven-part.ts'
import { isInBankruptcy, isLate } from '../account-marks.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { maySurviveDischarge } from '../discharge.ts'
import { oldestFirst } from '../history.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { historyEvidence, makeFinding, recordEvidence, statusEvidence } from '../make-finding.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/**
 * A debt stands until the discharge, and courts have judged differently whether a month of an open case may be reported
 * as late (Mortimer, Giovanni: yes; Grantham: no), so it is asked and never called wrong. Payments on a house, a car or a
 * student loan may stay due through the case (11 U.S.C. 1322(b)(5)): those are left alone, as is a case that was dismissed.
 */
const about: RuleDescription = {
  key: 'late_after_bk_filing',
  title: 'Late payments reported after the bankruptcy filing',
  basis: bankruptcyAccuracy,
  strength: 'B',
  worth: 78,
}

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
      const started =
        filing?.filed == null ? `since ${dateText(since)}` : `filed on ${dateText(filing.filed.value)}`
      return [
        makeFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            ...shown.map((month) => historyEvidence(entry, month)),
            ...statusEvidence(entry),
            ...(filing === null ? [] : [recordEvidence(filing, 'filed')]),
            ...(after.length > 0 && filing !== null ? [recordEvidence(filing, 'resolved')] : []),
          ],
          statement:
            after.length > 0 && discharge !== null
              ? `${accountText(entry)} is reported as part of a bankruptcy ${started} and discharged on ${dateText(discharge)}, and its history shows ${monthsText(shown)}, after the discharge. Of a debt that was discharged, no payment is due from me any more.`
              : `${accountText(entry)} is reported as part of a bankruptcy ${started}, and its history shows ${monthsText(shown)}, after the filing.`,
          innocentExplanation:
            'The debt stands until the discharge, so marks of an open case may be allowed; and the marks would be right if this debt was reaffirmed, is kept up under a plan, or is not part of the case.',
          request:
            'Please verify with the furnisher whether payments on this debt were due in these months, and delete the late marks if they were not.',
        }),
      ]
    }),
}

function monthsText(late: readonly HistoryMonth[]): string {
  return listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))
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
