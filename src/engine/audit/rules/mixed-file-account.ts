import { isAuthorisedUser } from '../account-marks.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../question-answers.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** Nobody can sign for credit before the age of 18. */
const about: RuleDescription = {
  key: 'mixed_file_account',
  title: 'Account that may belong to someone else',
  basis: accuracy,
  strength: 'C',
  worth: 87,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), fieldEvidence(entry, 'creditor')],
          statement: `${accountText(entry)} shows ${dateText(opened.value)} as the date opened. With ${born} as the year of birth, that was before the age of 18.`,
          innocentExplanation: 'The date opened may be mistyped, and the account may be yours.',
          question: {
            text: `Is the account of ${accountText(entry)}, with ${dateText(opened.value)} as the date opened, yours?`,
            disputeTitle: 'Account that is not mine',
            answers: [
              inOrder('mine', 'Yes, it is my account'),
              isWrong(
                'not_mine',
                'No, it is not my account',
                'This account is not mine, and I never opened it.',
              ),
              identityTheft,
              notSure,
            ],
          },
          request:
            'Please verify whose account this is, delete it from my file, and check whether my file contains anything else that belongs to someone else.',
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
