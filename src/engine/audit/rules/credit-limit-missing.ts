import { portfolioOf } from '../../match/account-kind.ts'
import type { MatchedAccount } from '../../match/match-debts.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isLimitInHighCredit, isShownOpen } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, field 11: required for revolving accounts. A charge card, due in full each month, has none. A blank field is a
 * gap, also where another bureau fills it: the card may have no preset limit, so it is asked.
 */
const about = {
  key: 'credit_limit_missing',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 50,
} satisfies StatedRule

export const creditLimitMissing: Rule = {
  ...about,
  look: ({ accounts, reportOf }) =>
    accounts
      .filter((account) => !isChargeCard(account))
      .flatMap(({ entries }) => {
        const withLimit = entries.filter((entry) => (entry.creditLimit?.value ?? 0) > 0)
        const lacking = entries.filter((entry) => lacksLimit(entry) && !isPartialPrint(reportOf(entry)))
        return lacking.map((entry) =>
          stateFinding(about, {
            bureaus: [entry.bureau],
            evidence: [
              fieldEvidence(entry, 'creditLimit'),
              fieldEvidence(entry, 'balance'),
              ...(entry.highBalance === null ? [] : [fieldEvidence(entry, 'highBalance')]),
              ...withLimit.map((other) => fieldEvidence(other, 'creditLimit')),
            ],
            facts: {
              account: accountOf(entry),
              balance: centsOf(entry.balance),
              others: withLimit.map((other) => ({ bureau: other.bureau, limit: centsOf(other.creditLimit) })),
            },
          }),
        )
      }),
}

function lacksLimit(entry: Tradeline): boolean {
  return (
    portfolioOf(entry) === 'revolving' &&
    isShownOpen(entry) &&
    (entry.balance?.value ?? 0) > 0 &&
    (entry.creditLimit?.value ?? 0) === 0 &&
    // 'Credit Limit / Original Balance' is one label: what stands under it may be the limit.
    entry.originalAmount === null &&
    !isLimitInHighCredit(entry)
  )
}

/** Any bureau calls it open (not revolving) or 'Charge', or asks for the whole balance each month. */
function isChargeCard({ entries }: MatchedAccount): boolean {
  return entries.some(
    (entry) =>
      portfolioOf(entry) === 'open' ||
      entry.remarks.some(({ value }) => /^charge$|charge card/i.test(value.trim())) ||
      (entry.monthlyPayment !== null &&
        entry.monthlyPayment.value > 0 &&
        entry.monthlyPayment.value === entry.balance?.value),
  )
}
