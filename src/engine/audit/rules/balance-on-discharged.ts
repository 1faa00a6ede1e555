import { kindOf } from '../../match/account-kind.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy } from '../account-marks.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText, moneyText } from '../wording.ts'

/** Metro 2, consumer information indicators A to H: balance and amount past due are zero. */
const about: RuleDescription = {
  key: 'balance_on_discharged',
  title: 'Account included in or discharged through bankruptcy shows a balance',
  basis: bankruptcyAccuracy,
  strength: 'A',
  worth: 88,
}

export const balanceOnDischarged: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isInBankruptcy(entry) && owedFields(entry).length > 0)
      .map((entry) => {
        const fields = owedFields(entry)
        const amounts = fields.map(
          (field) =>
            `${field === 'balance' ? 'a balance' : 'an amount past due'} of ${moneyText(entry[field]?.value ?? 0)}`,
        )
        return makeFinding(about, {
          // A lien on a house or a car can survive the discharge.
          strength: ['mortgage', 'auto', 'line'].includes(kindOf(entry)) ? 'B' : 'A',
          evidence: [
            ...fields.map((field) => fieldEvidence(entry, field)),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /bankruptcy|chapter/),
          ],
          statement: `${accountText(entry)} is reported as part of a bankruptcy, and the same entry still shows ${listText(amounts)}. A debt that is included in or discharged through bankruptcy is reported with a balance and an amount past due of zero.`,
          innocentExplanation:
            'The amount would be right if this debt was reaffirmed, or the court held that it is not discharged.',
          request: `Please correct the ${listText(fields.map((field) => (field === 'balance' ? 'balance' : 'amount past due')))} of this account to $0, or delete the entry if that cannot be verified.`,
        })
      }),
}

function owedFields(entry: Tradeline): ('balance' | 'pastDue')[] {
  return (['balance', 'pastDue'] as const).filter((field) => (entry[field]?.value ?? 0) > 0)
}
