import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isPrintedDischarged } from '../account-marks.ts'
import { maySurviveDischarge } from '../discharge.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, consumer information indicators E to H: balance and amount past due are zero once the debt is discharged. What
 * is only included in a case is owed until then.
 */
const about = {
  key: 'balance_on_discharged',
  basis: bankruptcyAccuracy,
  strength: 'A',
  worth: 88,
} satisfies StatedRule

export const balanceOnDischarged: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isInBankruptcy(entry) && owedFields(entry).length > 0)
      .map((entry) => {
        const fields = owedFields(entry)
        const isDischarged = isPrintedDischarged(entry)
        const survives = maySurviveDischarge(entry)
        return stateFinding(about, {
          evidence: [
            ...fields.map((field) => fieldEvidence(entry, field)),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /bankruptcy|chapter/),
          ],
          strength: isDischarged && !survives ? 'A' : 'B',
          facts: {
            account: accountOf(entry),
            amounts: fields.map((field) => ({ field, amount: centsOf(entry[field]) })),
            isDischarged,
            survives,
          },
        })
      }),
}

function owedFields(entry: Tradeline): ('balance' | 'pastDue')[] {
  return (['balance', 'pastDue'] as const).filter((field) => (entry[field]?.value ?? 0) > 0)
}
