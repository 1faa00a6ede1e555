import { portfolioOf } from '../../match/account-kind.ts'
import type { MatchedAccount } from '../../match/match-debts.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isLimitInHighCredit, isShownOpen } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText, moneyText } from '../wording.ts'

/**
 * Metro 2, field 11: required for revolving accounts. A charge card, due in full each month, has none. A blank field is a
 * gap, also where another bureau fills it: the card may have no preset limit, so it is asked.
 */
const about: RuleDescription = {
  key: 'credit_limit_missing',
  title: 'Open revolving account with a balance has no credit limit',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 50,
}

export const creditLimitMissing: Rule = {
  ...about,
  look: ({ accounts, reportOf }) =>
    accounts
      .filter((account) => !isChargeCard(account))
      .flatMap(({ entries }) => {
        const withLimit = entries.filter((entry) => (entry.creditLimit?.value ?? 0) > 0)
        const lacking = entries.filter((entry) => lacksLimit(entry) && !isPartialPrint(reportOf(entry)))
        return lacking.map((entry) =>
          makeFinding(about, {
            bureaus: [entry.bureau],
            evidence: [
              fieldEvidence(entry, 'creditLimit'),
              fieldEvidence(entry, 'balance'),
              ...(entry.highBalance === null ? [] : [fieldEvidence(entry, 'highBalance')]),
              ...withLimit.map((other) => fieldEvidence(other, 'creditLimit')),
            ],
            statement: `${accountText(entry)} is an open revolving account with a balance of ${moneyText(entry.balance?.value ?? 0)}, and no credit limit is shown.${
              withLimit.length > 0
                ? ` ${listText(withLimit.map((other) => `${other.bureau} shows a limit of ${moneyText(other.creditLimit?.value ?? 0)}`))} for the same account.`
                : ''
            } Without the limit the share of the credit in use cannot be stated correctly.`,
            innocentExplanation: 'The entry would be complete if this card has no preset spending limit.',
            request:
              'Please verify the credit limit of this account with the furnisher, and report it if there is one.',
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
