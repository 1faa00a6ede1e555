import { isThirdParty } from '../../match/account-kind.ts'
import { isPaid } from '../account-marks.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Only collections that one bureau alone lists and that no account in the reports explains: not every account is asked. */
const about = {
  key: 'account_not_recognised',
  basis: accuracy,
  strength: 'C',
  worth: 48,
} satisfies StatedRule

export const accountNotRecognised: Rule = {
  ...about,
  look: ({ reports, debts }) => {
    if (reports.length < 2) return []
    return debts.flatMap(({ accounts }) => {
      const entries = accounts.flatMap((account) => account.entries)
      const [entry, ...others] = entries
      if (entry === undefined || others.length > 0 || !isThirdParty(entry) || isPaid(entry)) return []
      return [
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'creditor'),
            ...(entry.originalCreditor === null ? [] : [fieldEvidence(entry, 'originalCreditor')]),
            ...(entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
          ],
          facts: {
            bureau: entry.bureau,
            account: accountOf(entry),
            balance: entry.balance === null ? null : centsOf(entry.balance),
            original: entry.originalCreditor?.value ?? null,
          },
          asks: [inOrder('mine'), isWrong('not_mine'), identityTheft, notSure],
        }),
      ]
    })
  },
}
