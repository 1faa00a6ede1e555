import { isThirdParty } from '../../match/account-kind.ts'
import { isPaid } from '../account-marks.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Only collections that one bureau alone lists and that no account in the reports explains: not every account is asked. */
const about: RuleDescription = {
  key: 'account_not_recognised',
  title: 'Collection that only one bureau lists',
  basis: accuracy,
  strength: 'C',
  worth: 48,
}

export const accountNotRecognised: Rule = {
  ...about,
  look: ({ reports, debts }) => {
    if (reports.length < 2) return []
    return debts.flatMap(({ accounts }) => {
      const entries = accounts.flatMap((account) => account.entries)
      const [entry, ...others] = entries
      if (entry === undefined || others.length > 0 || !isThirdParty(entry) || isPaid(entry)) return []
      const owed = entry.balance === null ? '' : ` for ${moneyText(entry.balance.value)}`
      const origin =
        entry.originalCreditor === null ? '' : `, which names ${entry.originalCreditor.value} as the creditor`
      return [
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'creditor'),
            ...(entry.originalCreditor === null ? [] : [fieldEvidence(entry, 'originalCreditor')]),
            ...(entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
          ],
          statement: `${entry.bureau} lists a collection of ${accountText(entry)}${owed}${origin}. It was not found in the other reports, and no account in them explains it.`,
          innocentExplanation:
            'Many collectors report to only one bureau, and small debts often appear nowhere else.',
          request:
            'Please verify with the collector whose debt this is and on what record, and delete the entry if it cannot be shown to be mine.',
          question: {
            text: `Do you recognize the debt${entry.balance === null ? '' : ` of ${moneyText(entry.balance.value)}`}${entry.originalCreditor === null ? '' : ` to ${entry.originalCreditor.value}`} that ${entry.creditor.value} collects?`,
            disputeTitle: 'Collection of a debt that is not mine',
            answers: [
              inOrder('mine', 'Yes, it is or was my debt'),
              isWrong(
                'not_mine',
                'No, I do not owe this',
                'I do not recognize this debt, and as far as I know I never owed it.',
              ),
              identityTheft,
              notSure,
            ],
          },
        }),
      ]
    })
  },
}
