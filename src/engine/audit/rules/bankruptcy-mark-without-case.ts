import { isInBankruptcy } from '../account-marks.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { inOrderSince, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText } from '../wording.ts'

/** Metro 2, consumer information indicator: it belongs to the consumer who filed, not to a joint holder. */
const about: RuleDescription = {
  key: 'bankruptcy_mark_without_case',
  title: 'Account marked as in bankruptcy, and no bankruptcy case in any report',
  basis: bankruptcyAccuracy,
  strength: 'C',
  worth: 89,
}

/** One question for all accounts that are marked. */
export const bankruptcyMarkWithoutCase: Rule = {
  ...about,
  look: ({ reports, entries }) => {
    const marked = entries.filter(isInBankruptcy)
    const hasCase = reports.some(({ publicRecords }) =>
      publicRecords.some((record) => bankruptcyOf(record) !== null),
    )
    if (marked.length === 0 || hasCase) return []
    const names = [...new Set(marked.map(accountText))]
    return [
      makeFinding(about, {
        evidence: marked.flatMap((entry) => [
          ...statusEvidence(entry),
          ...remarkEvidence(entry, /bankruptcy|chapter|wage earner/),
        ]),
        statement: `${listText(names)} ${names.length === 1 ? 'is' : 'are'} marked as part of a bankruptcy, and none of the reports lists a bankruptcy case.`,
        innocentExplanation:
          'The mark would be right if the case was filed and has left the public records, or is not listed by these bureaus.',
        request:
          'Please verify with the furnisher whether this account is part of a bankruptcy of mine, and remove the mark if it is not.',
        question: {
          text: 'Did you yourself ever file for bankruptcy?',
          disputeTitle: 'Bankruptcy mark without a bankruptcy of mine',
          answers: [
            inOrderSince('filed', 'Yes, I filed on this date'),
            isWrong(
              'joint_holder_filed',
              'No, only a joint holder of the account did',
              'I never filed for bankruptcy; a joint holder of the account did.',
            ),
            isWrong('never_filed', 'No, I never did', 'I never filed for bankruptcy.'),
            notSure,
          ],
        },
      }),
    ]
  },
}
