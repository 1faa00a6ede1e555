import { isAuthorisedUser } from '../account-marks.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Nobody can sign for credit before the age of 18. */
const about = {
  key: 'mixed_file_account',
  basis: accuracy,
  strength: 'C',
  worth: 87,
} satisfies StatedRule

export const mixedFileAccount: Rule = {
  ...about,
  look: (context) => {
    const born = birthYear(context)
    if (born === null) return []
    return context.entries.flatMap((entry) => {
      const { opened } = entry
      // A parent may add a child as an authorised user.
      if (opened === null || isAuthorisedUser(entry) || Number(opened.value.slice(0, 4)) - born >= 17)
        return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), fieldEvidence(entry, 'creditor')],
          facts: { account: accountOf(entry), opened: opened.value, born },
          asks: [inOrder('mine'), isWrong('not_mine'), identityTheft, notSure],
        }),
      ]
    })
  },
}

/** The client's own word, or the year that most reports print. */
function birthYear({ client, reports }: AuditContext): number | null {
  const printed = reports.flatMap((report) => report.personal.dob?.value.slice(0, 4) ?? [])
  const year = client.dob?.slice(0, 4) ?? groupsOf(printed, (a, b) => a === b)[0]?.[0]
  return year === undefined ? null : Number(year)
}
