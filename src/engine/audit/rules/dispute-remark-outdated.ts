import { addDays } from '../../match/calendar.ts'
import { entryIn, isNamed } from '../../match/entry-over-time.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isDisputed } from '../account-marks.ts'
import { disputeNotice } from '../law.ts'
import { makeFinding, remarkEvidence } from '../make-finding.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/**
 * Metro 2, compliance codes XB and XC: the first is for a dispute that is open. A reinvestigation by a bureau ends after 45 days
 * at most (section 611(a)(1)(A)-(B), 612(a)(3)); what an older report's remark speaks of may be a billing dispute, which may take
 * up to 90 (15 U.S.C. 1666).
 */
const about: RuleDescription = {
  key: 'dispute_remark_outdated',
  title: 'Dispute remark still printed after the investigation had to end',
  basis: disputeNotice,
  strength: 'B',
  worth: 24,
}

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
        makeFinding(about, {
          evidence: remarkEvidence(entry, /disput/),
          statement: `${accountText(entry)} is still marked as disputed in the report of ${dateText(printedOn)}. ${since.words}`,
          innocentExplanation:
            'The remark would be correct if you disputed the account again since then, if you told the company that you still disagree, or if a billing dispute with it is still open.',
          request:
            'Please verify with the furnisher whether an investigation of this account is still open, and remove or replace the remark if it has ended.',
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
): { day: string; days: number; words: string } | null {
  const lastLetter = mailed.findLast(
    ({ bureau, items }) => bureau === entry.bureau && items.some((item) => isNamed(entry, item)),
  )
  if (lastLetter !== undefined)
    return {
      day: lastLetter.deliveredOn,
      days: longestReinvestigation,
      words: `My last dispute of it was delivered on ${dateText(lastLetter.deliveredOn)}, and its reinvestigation had to end within 45 days.`,
    }
  const report = earlier.find((each) => {
    const before = each.bureau === entry.bureau ? entryIn(each, entry) : null
    return before !== null && isInOpenDispute(before)
  })
  if (report === undefined) return null
  const day = report.reportDate.value
  return {
    day,
    days: longestBillingDispute,
    words: `My ${entry.bureau} report of ${dateText(day)} already showed the remark.`,
  }
}
