import { daysFrom } from '../../match/calendar.ts'
import { isNamed } from '../../match/entry-over-time.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isDisputed } from '../account-marks.ts'
import type { Finding, Question } from '../finding.ts'
import { disputeNotice } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence } from '../make-finding.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

/**
 * Metro 2, compliance condition code XB. Shown by two bureaus against the third, or by the mail log. Section 623(a)(3) binds
 * a company with which the consumer disputed, and only the consumer knows whether that was so: a dispute with a bureau
 * alone is not enough.
 */
const about: RuleDescription = {
  key: 'dispute_remark_missing',
  title: 'Account without the remark that it is disputed',
  basis: disputeNotice,
  strength: 'C',
  worth: 35,
}

const request = 'Please verify with the furnisher whether the notice of dispute applies here too, and add it.'

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
        makeFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            fieldEvidence(entry, 'creditor'),
            ...disputed.flatMap((other) => remarkEvidence(other, /disput/)),
          ],
          statement: `${listText(disputed.map(({ bureau }) => bureau))} show ${accountText(entry)} as disputed by the consumer; ${entry.bureau} shows no such notice.`,
          innocentExplanation:
            'The notice would rightly be absent if the dispute was made to the other bureaus only, or has ended at this one.',
          request,
          question: questionAbout(entry),
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
      makeFinding(about, {
        evidence: [fieldEvidence(entry, 'creditor'), fieldEvidence(entry, 'reported')],
        statement: `My dispute of ${accountText(entry)} was delivered to ${entry.bureau} on ${dateText(letter.deliveredOn)}. The entry was reported again on ${dateText(reported.value)}, while the investigation ran, and shows no notice of the dispute.`,
        innocentExplanation:
          'The notice would rightly be absent if the investigation had ended by then, or if the bureau corrected the item at once.',
        request,
        question: questionAbout(entry),
      }),
    ]
  })
}

function questionAbout(entry: Tradeline): Question {
  return {
    text: `Did you dispute ${accountText(entry)} with that company itself, and is the dispute still open?`,
    disputeTitle: 'Disputed account without the remark that it is disputed',
    answers: [
      isWrong(
        'with_furnisher',
        'Yes, I disputed it with the company itself, and it is still open',
        `I disputed this account with ${entry.creditor.value} itself, and the dispute is still open.`,
      ),
      inOrder('with_bureau_only', 'Only with a credit bureau'),
      inOrder('ended', 'The dispute has ended, or I did not dispute it'),
      notSure,
    ],
  }
}

/** Five business days to tell the furnisher, and a reporting day more. */
const noticeDays = 10
const investigationDays = 30

function isSameTime(a: Tradeline, b: Tradeline): boolean {
  if (a.reported === null || b.reported === null) return false
  return Math.abs(daysFrom(a.reported.value, b.reported.value)) <= 35
}
