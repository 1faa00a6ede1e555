import { daysFrom } from '../../match/calendar.ts'
import { isNamed } from '../../match/entry-over-time.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isDisputed } from '../account-marks.ts'
import type { Finding } from '../finding.ts'
import { disputeNotice } from '../law.ts'
import { fieldEvidence, remarkEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, compliance condition code XB. Shown by two bureaus against the third, or by the mail log. Section 623(a)(3) binds
 * a company with which the consumer disputed, and only the consumer knows whether that was so: a dispute with a bureau
 * alone is not enough.
 */
const about = {
  key: 'dispute_remark_missing',
  basis: disputeNotice,
  strength: 'C',
  worth: 35,
} satisfies StatedRule

export const disputeRemarkMissing: Rule = {
  ...about,
  look: (context) => [...besideOtherBureaus(context), ...againstTheMailLog(context)],
}

function besideOtherBureaus({ accounts, reportOf }: AuditContext): Finding[] {
  return accounts.flatMap(({ entries }) => {
    const disputed = entries.filter(isDisputed)
    if (disputed.length < 2) return []
    return entries
      .filter((entry) => !isDisputed(entry) && !isPartialPrint(reportOf(entry)))
      .filter((entry) => disputed.some((other) => isSameTime(entry, other)))
      .map((entry) =>
        stateFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            fieldEvidence(entry, 'creditor'),
            ...disputed.flatMap((other) => remarkEvidence(other, /disput/)),
          ],
          facts: {
            bureau: entry.bureau,
            account: accountOf(entry),
            disputedAt: disputed.map(({ bureau }) => bureau),
          },
          asks: answers,
        }),
      )
  })
}

/** The entry was reported while the investigation of a delivered dispute ran, and carries no notice. */
function againstTheMailLog({ entries, mailed, reportOf }: AuditContext): Finding[] {
  return entries.flatMap((entry) => {
    const { reported } = entry
    const letter = mailed.findLast(
      ({ bureau, items }) => bureau === entry.bureau && items.some((item) => isNamed(entry, item)),
    )
    if (isDisputed(entry) || letter === undefined || reported === null || isPartialPrint(reportOf(entry)))
      return []
    const days = daysFrom(letter.deliveredOn, reported.value)
    if (days < noticeDays || days > investigationDays) return []
    return [
      stateFinding(about, {
        evidence: [fieldEvidence(entry, 'creditor'), fieldEvidence(entry, 'reported')],
        facts: {
          bureau: entry.bureau,
          account: accountOf(entry),
          deliveredOn: letter.deliveredOn,
          reported: reported.value,
        },
        asks: answers,
      }),
    ]
  })
}

const answers = [isWrong('with_furnisher'), inOrder('with_bureau_only'), inOrder('ended'), notSure]

/** Five business days to tell the furnisher, and a reporting day more. */
const noticeDays = 10
const investigationDays = 30

function isSameTime(a: Tradeline, b: Tradeline): boolean {
  if (a.reported === null || b.reported === null) return false
  return Math.abs(daysFrom(a.reported.value, b.reported.value)) <= 35
}
