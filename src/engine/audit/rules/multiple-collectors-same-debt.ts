import { isThirdParty } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { bureaus, type Tradeline } from '../../report/credit-report.ts'
import { isMovedInside, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText, moneyText } from '../wording.ts'

/**
 * A debt buyer and the agency that collects for it may both report, so it is asked; certain only where one of them says of
 * itself that it was sold, still shows the balance, and was reported since the other began.
 */
const about: RuleDescription = {
  key: 'multiple_collectors_same_debt',
  title: 'Two collectors report a balance for the same debt',
  basis: furnisherAccuracy,
  strength: 'B',
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
        const sold = collectors.find((entry) => wasSoldTo(entry, collectors))
        return [
          makeFinding(about, {
            strength: sold === undefined ? 'B' : 'A',
            evidence: collectors.flatMap((entry) => [
              fieldEvidence(entry, 'balance'),
              fieldEvidence(entry, 'originalCreditor'),
              ...(entry === sold ? remarkEvidence(entry, saleWords) : []),
            ]),
            statement: `${listText(collectors.map((entry) => `${accountText(entry)} shows a balance of ${moneyText(entry.balance?.value ?? 0)}`))}, and they name ${[...new Set(collectors.map((entry) => entry.originalCreditor?.value ?? ''))].join(' / ')} as the original creditor. ${sold === undefined ? 'If it is one debt, it is counted more than once.' : `The entry of ${accountText(sold)} says of itself that it was sold or transferred, so the same debt is counted twice.`}`,
            innocentExplanation:
              'Both would be right if one of them owns the debt and the other collects it for the owner, or if these are two separate debts of the same amount to the same original creditor.',
            request:
              'Please verify with each of them whether it owns this debt or collects it for another, and report the balance once.',
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
