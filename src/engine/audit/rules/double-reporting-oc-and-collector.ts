import { isThirdParty } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { bureaus, type Tradeline } from '../../report/credit-report.ts'
import { isMovedInside, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/**
 * Metro 2, K2 segment: who sold the debt reports a balance of zero. A debt that was only placed stays with its owner, and a
 * balance may date from before the sale: it is certain only where the first entry itself says that it was sold, and was
 * reported since the other began.
 */
const about: RuleDescription = {
  key: 'double_reporting_oc_and_collector',
  title: 'Original creditor and collector both report a balance for the same debt',
  basis: furnisherAccuracy,
  strength: 'B',
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
        const isSaidSold = isSold(creditor) && !isMovedInside(creditor)
        // Its own sold mark is then all there is to say: balance_on_transferred_sold.
        if (isSaidSold && !isReportedSince(creditor, collector)) return []
        return [
          makeFinding(about, {
            strength: isSaidSold ? 'A' : 'B',
            evidence: [
              fieldEvidence(creditor, 'balance'),
              ...(isSaidSold ? saleEvidence(creditor) : []),
              fieldEvidence(collector, 'balance'),
              fieldEvidence(collector, 'originalCreditor'),
            ],
            statement: `${accountText(creditor)} shows a balance of ${moneyText(creditor.balance?.value ?? 0)}, and ${accountText(collector)}, which names ${collector.originalCreditor?.value ?? 'the same creditor'} as the original creditor, shows a balance of ${moneyText(collector.balance?.value ?? 0)}. ${isSaidSold ? 'The first entry says of itself that it was sold or transferred, so the same debt is counted twice.' : 'If the two entries are one debt, it is counted twice.'}`,
            innocentExplanation: isSaidSold
              ? 'Both balances would be right only if they are two different debts to the same original creditor.'
              : 'The original creditor may keep the balance if the debt was only placed with the collector and not sold, or its balance may date from before a sale; and they may be two different debts.',
            request: isSaidSold
              ? 'Please verify who owns this debt, and correct the balance of the original creditor’s entry to $0, since that entry itself says that the debt was sold or transferred.'
              : 'Please verify with both companies who owns this debt, and report a balance for the owner only.',
          }),
        ]
      }),
    ),
}

function saleEvidence(entry: Tradeline) {
  const remarks = remarkEvidence(entry, /purchased|sold|transferred/)
  return remarks.length > 0 ? remarks : statusEvidence(entry)
}

/** False where the entry was last reported before the other began, or where no dates are printed to show it. */
function isReportedSince({ reported }: Tradeline, { opened }: Tradeline): boolean {
  return reported !== null && opened !== null && !surelyBefore(reported.value, opened.value)
}
