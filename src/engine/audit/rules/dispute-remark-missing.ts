import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isDisputed } from '../account-marks.ts'
import { disputeNotice } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText } from '../wording.ts'

/** Metro 2, compliance condition code XB. Without the log of what was mailed, only two bureaus against the third show it. */
const about: RuleDescription = {
  key: 'dispute_remark_missing',
  title: 'Account disputed by the consumer without the dispute remark',
  basis: disputeNotice,
  strength: 'B',
  worth: 35,
}

export const disputeRemarkMissing: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const disputed = entries.filter(isDisputed)
      if (disputed.length < 2) return []
      return entries
        .filter((entry) => !isDisputed(entry) && disputed.some((other) => isSameTime(entry, other)))
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
            request:
              'Please verify with the furnisher whether the notice of dispute applies here too, and add it.',
          }),
        )
    }),
}

function isSameTime(a: Tradeline, b: Tradeline): boolean {
  if (a.reported === null || b.reported === null) return false
  return Math.abs(daysFrom(a.reported.value, b.reported.value)) <= 35
}
