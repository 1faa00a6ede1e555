import { addDays } from '../../match/calendar.ts'
import { entryIn, isNamed } from '../../match/entry-over-time.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isDisputed } from '../account-marks.ts'
import { disputeNotice } from '../law.ts'
import { remarkEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, compliance codes XB and XC: the first is for a dispute that is open. A reinvestigation by a bureau ends after 45 days
 * at most (section 611(a)(1)(A)-(B), 612(a)(3)); what an older report's remark speaks of may be a billing dispute, which may take
 * up to 90 (15 U.S.C. 1666).
 */
const about = {
  key: 'dispute_remark_outdated',
  basis: disputeNotice,
  strength: 'B',
  worth: 24,
} satisfies StatedRule

const longestReinvestigation = 45
const longestBillingDispute = 90

export const disputeRemarkOutdated: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isInOpenDispute).flatMap((entry) => {
      const printedOn = context.reportOf(entry).reportDate.value
      const since = openSince(entry, context)
      if (since === null || addDays(since.day, since.days) >= printedOn) return []
      return [
        stateFinding(about, {
          evidence: remarkEvidence(entry, /disput/),
          facts: {
            bureau: entry.bureau,
            account: accountOf(entry),
            printedOn,
            by: since.by,
            since: since.day,
          },
        }),
      ]
    }),
}

/** Not the remarks that say how an investigation ended: those may stay. */
function isInOpenDispute(entry: Tradeline): boolean {
  return (
    isDisputed(entry) &&
    !entry.remarks.some(
      ({ value }) => /disput/i.test(value) && /resolved|completed|disagree|disagrs|comp-/i.test(value),
    )
  )
}

/** The earliest proof: a dispute that the log shows as delivered, or the same remark in an older report. */
function openSince(
  entry: Tradeline,
  { earlier, mailed }: AuditContext,
): { by: 'letter' | 'report'; day: string; days: number } | null {
  const lastLetter = mailed.findLast(
    ({ bureau, items }) => bureau === entry.bureau && items.some((item) => isNamed(entry, item)),
  )
  if (lastLetter !== undefined)
    return { by: 'letter', day: lastLetter.deliveredOn, days: longestReinvestigation }
  const report = earlier.find((each) => {
    const before = each.bureau === entry.bureau ? entryIn(each, entry) : null
    return before !== null && isInOpenDispute(before)
  })
  return report === undefined
    ? null
    : { by: 'report', day: report.reportDate.value, days: longestBillingDispute }
}
