import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isPrintedDischarged } from '../account-marks.ts'
import { maySurviveDischarge } from '../discharge.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText, moneyText } from '../wording.ts'

/**
 * Metro 2, consumer information indicators E to H: balance and amount past due are zero once the debt is discharged. What
 * is only included in a case is owed until then.
 */
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
        return makeFinding(about, {
          evidence: [
            ...fields.map((field) => fieldEvidence(entry, field)),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /bankruptcy|chapter/),
          ],
          ...wordsFor(entry, amountsOf(entry, fields), namesOf(fields)),
        })
      }),
}

function wordsFor(entry: Tradeline, amounts: string, fields: string) {
  const survives = maySurviveDischarge(entry)
  if (isPrintedDischarged(entry) && !survives) {
    return {
      statement: `${accountText(entry)} is reported as discharged through bankruptcy, and the same entry still shows ${amounts}. A debt that was discharged is reported with a balance and an amount past due of zero.`,
      innocentExplanation:
        'The amount would be right if this debt was reaffirmed, or the court held that it is not discharged.',
      request: `Please verify with the furnisher and the court’s record that this debt was discharged, and correct the ${fields} to $0, unless they show that it is still owed.`,
    }
  }
  const state = isPrintedDischarged(entry) ? 'discharged through' : 'part of a'
  return {
    strength: 'B' as const,
    statement: `${accountText(entry)} is reported as ${state} bankruptcy, and the same entry still shows ${amounts}. A debt is reported with a balance of zero once it is discharged.`,
    innocentExplanation: survives
      ? 'A lien on a house or a car can survive the discharge, and a student loan, a tax or support is discharged only where the court says so.'
      : 'The amount would be right if the case has not ended, if the debt was reaffirmed, or if the court held that it is not discharged.',
    request: `Please verify with the furnisher whether this debt was discharged and whether anything of it is still owed, and correct the ${fields} to $0 if nothing is.`,
  }
}

function amountsOf(entry: Tradeline, fields: ('balance' | 'pastDue')[]): string {
  return listText(
    fields.map(
      (field) =>
        `${field === 'balance' ? 'a balance' : 'an amount past due'} of ${moneyText(entry[field]?.value ?? 0)}`,
    ),
  )
}

function namesOf(fields: ('balance' | 'pastDue')[]): string {
  return listText(fields.map((field) => (field === 'balance' ? 'balance' : 'amount past due')))
}

function owedFields(entry: Tradeline): ('balance' | 'pastDue')[] {
  return (['balance', 'pastDue'] as const).filter((field) => (entry[field]?.value ?? 0) > 0)
}
