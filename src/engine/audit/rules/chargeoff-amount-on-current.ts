import { isThirdParty } from '../../match/account-kind.ts'
import { isChargedOff, isCurrentNow, isInBankruptcy } from '../account-marks.ts'
import { hasLateMonth } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 23: an original charge-off amount belongs to status 64 and 97, and to no account in good standing. */
const about: RuleDescription = {
  key: 'chargeoff_amount_on_current',
  title: 'Charge-off amount on an account in good standing',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 57,
}

/** An account with a charged-off month was charged off once: its amount may stand. */
export const chargeoffAmountOnCurrent: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const amount = entry.chargeOffAmount?.value ?? 0
      if (amount <= 0 || !isCurrentNow(entry)) return []
      if (isChargedOff(entry) || isThirdParty(entry) || isInBankruptcy(entry) || hasLateMonth(entry))
        return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'chargeOffAmount'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? entry.paymentStatus?.value ?? ''}" and without a late month, and the same entry shows a charge-off amount of ${moneyText(amount)}.`,
          innocentExplanation:
            'The amount would be right if the account was charged off once and taken up again, and the history does not reach back so far.',
          request:
            'Please verify with the furnisher whether this account was ever charged off, and remove the charge-off amount if it was not.',
        }),
      ]
    }),
}
