import { isThirdParty } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { bureaus, type Tradeline } from '../../report/credit-report.ts'
import { isMovedInside, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, K2 segment: who sold the debt reports a balance of zero. A debt that was only placed stays with its owner, and a
 * balance may date from before the sale: it is certain only where the first entry itself says that it was sold, and was
 * reported since the other began.
 */
const about = {
  key: 'double_reporting_oc_and_collector',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 92,
} satisfies StatedRule

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
          stateFinding(about, {
            strength: isSaidSold ? 'A' : 'B',
            evidence: [
              fieldEvidence(creditor, 'balance'),
              ...(isSaidSold ? saleEvidence(creditor) : []),
              fieldEvidence(collector, 'balance'),
              fieldEvidence(collector, 'originalCreditor'),
            ],
            facts: {
              creditor: accountOf(creditor),
              creditorBalance: centsOf(creditor.balance),
              collector: accountOf(collector),
              collectorBalance: centsOf(collector.balance),
              original: collector.originalCreditor?.value ?? null,
              isSaidSold,
            },
          }),
        ]
      }),
    ),
}

function saleEvidence(entry: Tradeline) {
  const designator = activityEvidence(entry, isSold)
  if (designator.length > 0) return designator
  const remarks = remarkEvidence(entry, /purchased|sold|transferred/)
  return remarks.length > 0 ? remarks : statusEvidence(entry)
}

/** False where the entry was last reported before the other began, or where no dates are printed to show it. */
function isReportedSince({ reported }: Tradeline, { opened }: Tradeline): boolean {
  return reported !== null && opened !== null && !surelyBefore(reported.value, opened.value)
}
