import { portfolioOf } from '../../match/account-kind.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isLimitInHighCredit } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** A balance somewhat over the limit is ordinary; only a high balance far above a limit that never changed is asked about. */
const about = {
  key: 'high_balance_over_limit',
  basis: accuracy,
  strength: 'B',
  worth: 30,
} satisfies StatedRule

export const highBalanceOverLimit: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isFarAbove(entry) && limitNeverHigher(entry))
      .map((entry) =>
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'highBalance'), fieldEvidence(entry, 'creditLimit')],
          facts: {
            account: accountOf(entry),
            high: centsOf(entry.highBalance),
            limit: centsOf(entry.creditLimit),
          },
        }),
      ),
}

function isFarAbove(entry: Tradeline): boolean {
  if (portfolioOf(entry) !== 'revolving' || isMajorDerogatory(entry) || isInBankruptcy(entry)) return false
  if (isLimitInHighCredit(entry)) return false
  const high = entry.highBalance?.value ?? 0
  const limit = entry.creditLimit?.value ?? 0
  return limit > 0 && high > 1.5 * limit && high - limit > 500
}

function limitNeverHigher(entry: Tradeline): boolean {
  const limit = entry.creditLimit?.value ?? 0
  return entry.figures.every((month) => (month.creditLimit ?? 0) <= limit)
}
