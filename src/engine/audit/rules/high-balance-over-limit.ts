import { portfolioOf } from '../../match/account-kind.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isLimitInHighCredit } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** A balance somewhat over the limit is ordinary; only a high balance far above a limit that never changed is asked about. */
const about: RuleDescription = {
  key: 'high_balance_over_limit',
  title: 'High balance far above the credit limit',
  basis: accuracy,
  strength: 'B',
  worth: 30,
}

export const highBalanceOverLimit: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isFarAbove(entry) && limitNeverHigher(entry))
      .map((entry) =>
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'highBalance'), fieldEvidence(entry, 'creditLimit')],
          statement: `${accountText(entry)} shows a high balance of ${moneyText(entry.highBalance?.value ?? 0)} with a credit limit of ${moneyText(entry.creditLimit?.value ?? 0)}. Unless the limit was once higher, one of the two may be wrong.`,
          innocentExplanation:
            'The high balance would be right if the limit was higher at that time and was lowered later.',
          request:
            'Please verify the high balance and the credit limit of this account and correct whichever is wrong.',
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
