import { isInBankruptcy, isMovedInside, isPaid, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, status 05 and special comments O, AH: whoever sold or transferred the account reports a balance of zero. */
const about: RuleDescription = {
  key: 'balance_on_transferred_sold',
  title: 'Transferred or sold account still shows a balance',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 84,
}

export const balanceOnTransferredSold: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isSold(entry) && !isMovedInside(entry) && !isPaid(entry) && !isInBankruptcy(entry))
      .filter(({ balance }) => (balance?.value ?? 0) > 0)
      .map((entry) =>
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'balance'),
            ...((entry.pastDue?.value ?? 0) > 0 ? [fieldEvidence(entry, 'pastDue')] : []),
            ...remarkEvidence(entry, /purchased|sold|transferred/),
            ...statusEvidence(entry),
          ],
          statement: `${accountText(entry)} is reported as sold or transferred to another company, and the same entry still shows a balance of ${moneyText(entry.balance?.value ?? 0)}. A company that no longer owns an account is owed nothing on it.`,
          innocentExplanation:
            'The balance would be right if only part of the account was sold, which is rare.',
          request:
            'Please verify with the furnisher whether it still owns any part of this account, and correct the balance and the amount past due to $0 if it does not, as it reports.',
        }),
      ),
}
