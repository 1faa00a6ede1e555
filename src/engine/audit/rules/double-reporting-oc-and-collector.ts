import { isThirdParty, kindOf } from '../../match/account-kind.ts'
import { bureaus } from '../../report/credit-report.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, K2 segment: who sold the debt reports a balance of zero. An assigned debt may stay with its owner. */
const about: RuleDescription = {
  key: 'double_reporting_oc_and_collector',
  title: 'Original creditor and collector both report a balance for the same debt',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 92,
}

export const doubleReportingOcAndCollector: Rule = {
  ...about,
  look: ({ debts }) =>
    debts.flatMap((debt) =>
      bureaus.flatMap((bureau) => {
        const owed = debt.accounts
          .flatMap(({ entries }) => entries)
          .filter((entry) => entry.bureau === bureau && (entry.balance?.value ?? 0) > 0)
        const creditor = owed.find((entry) => !isThirdParty(entry))
        const collector = owed.find(isThirdParty)
        if (creditor === undefined || collector === undefined) return []
        const bought = kindOf(collector) === 'debt buyer'
        return [
          makeFinding(about, {
            strength: bought ? 'A' : 'B',
            evidence: [
              fieldEvidence(creditor, 'balance'),
              fieldEvidence(collector, 'balance'),
              fieldEvidence(collector, 'originalCreditor'),
            ],
            statement: `${accountText(creditor)} shows a balance of ${moneyText(creditor.balance?.value ?? 0)}, and ${accountText(collector)}, which names ${collector.originalCreditor?.value ?? 'the same creditor'} as the original creditor, shows a balance of ${moneyText(collector.balance?.value ?? 0)}. The same debt is counted twice.`,
            innocentExplanation: bought
              ? 'Both balances would be right only if they are two different debts to the same original creditor.'
              : 'The original creditor may keep the balance if the debt was only placed with the collector and not sold; then the collector does not own it.',
            request: bought
              ? 'Please correct the balance of the original creditor’s entry to $0, since the debt buyer reports that it owns the debt.'
              : 'Please verify who owns this debt, and report a balance for the owner only.',
          }),
        ]
      }),
    ),
}
