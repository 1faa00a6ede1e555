import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, status 13 and 61 to 65: the current balance is zero. A closed account that is still being paid is not paid. */
const about: RuleDescription = {
  key: 'balance_on_paid_or_settled',
  title: 'Paid or settled account still shows a balance',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 85,
}

export const balanceOnPaidOrSettled: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isPaid(entry) && !isInBankruptcy(entry) && (entry.balance?.value ?? 0) > 0)
      .map((entry) =>
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'balance'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /paid|settled|zero balance/),
          ],
          statement: `${accountText(entry)} is reported as paid or settled, and the same entry still shows a balance of ${moneyText(entry.balance?.value ?? 0)}. An account that is paid or settled in full has no balance.`,
          innocentExplanation:
            'The balance would be right if the settlement was not completed and the remark or status was entered too early.',
          request:
            'Please verify with the furnisher what is owed, and correct the balance to $0, unless its records show that the account was not paid or settled.',
        }),
      ),
}
