import { isThirdParty } from '../../match/account-kind.ts'
import { bureaus } from '../../report/credit-report.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText, moneyText } from '../wording.ts'

/** A collector that no longer holds the debt deletes its entry. */
const about: RuleDescription = {
  key: 'multiple_collectors_same_debt',
  title: 'Two collectors report a balance for the same debt',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 91,
}

export const multipleCollectorsSameDebt: Rule = {
  ...about,
  look: ({ debts }) =>
    debts.flatMap((debt) =>
      bureaus.flatMap((bureau) => {
        const collectors = debt.accounts
          .flatMap(({ entries }) => entries)
          .filter(
            (entry) => entry.bureau === bureau && isThirdParty(entry) && (entry.balance?.value ?? 0) > 0,
          )
        if (collectors.length < 2) return []
        return [
          makeFinding(about, {
            evidence: collectors.flatMap((entry) => [
              fieldEvidence(entry, 'balance'),
              fieldEvidence(entry, 'originalCreditor'),
            ]),
            statement: `${listText(collectors.map((entry) => `${accountText(entry)} shows a balance of ${moneyText(entry.balance?.value ?? 0)}`))}, and they name ${[...new Set(collectors.map((entry) => entry.originalCreditor?.value ?? ''))].join(' / ')} as the original creditor. One debt cannot be owed to two collectors.`,
            innocentExplanation:
              'Both would be right if these are two separate debts of the same amount to the same original creditor.',
            request: 'Please verify which of them holds the debt now, and delete the entry of the other.',
          }),
        ]
      }),
    ),
}
