import { isThirdParty } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { bureaus, type Tradeline } from '../../report/credit-report.ts'
import { isMovedInside, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * A debt buyer and the agency that collects for it may both report, so it is asked; certain only where one of them says of
 * itself that it was sold, still shows the balance, and was reported since the other began.
 */
const about = {
  key: 'multiple_collectors_same_debt',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 91,
} satisfies StatedRule

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
        const sold = collectors.find((entry) => wasSoldTo(entry, collectors))
        return [
          stateFinding(about, {
            strength: sold === undefined ? 'B' : 'A',
            evidence: collectors.flatMap((entry) => [
              fieldEvidence(entry, 'balance'),
              fieldEvidence(entry, 'originalCreditor'),
              ...(entry === sold
                ? [...remarkEvidence(entry, saleWords), ...activityEvidence(entry, isSold)]
                : []),
            ]),
            facts: {
              collectors: collectors.map((entry) => ({
                account: accountOf(entry),
                balance: centsOf(entry.balance),
              })),
              original: [...new Set(collectors.map((entry) => entry.originalCreditor?.value ?? ''))].join(
                ' / ',
              ),
              sold: sold === undefined ? null : accountOf(sold),
            },
          }),
        ]
      }),
    ),
}

const saleWords = /purchased|sold|transferred/

function wasSoldTo(entry: Tradeline, collectors: readonly Tradeline[]): boolean {
  const { reported } = entry
  if (!isSold(entry) || isMovedInside(entry) || reported === null) return false
  return collectors.some(
    (other) =>
      other !== entry &&
      !isSold(other) &&
      other.opened !== null &&
      !surelyBefore(reported.value, other.opened.value),
  )
}
