import type { MonthlyFigures, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { figureEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, moneyText } from '../wording.ts'

const about: RuleDescription = {
  key: 'chargeoff_balance_growing',
  title: 'Balance of a charged-off account keeps growing',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 59,
}

/** One correction after the charge-off is ordinary; this often is a pattern. */
const fewestRises = 3

export const chargeoffBalanceGrowing: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isChargedOff(entry) && !isInBankruptcy(entry))
      .flatMap((entry) => {
        const months = balancesSinceChargeOff(entry)
        const [first] = months
        const last = months.at(-1)
        if (first === undefined || last === undefined || !growsSteadily(months)) return []
        return [
          makeFinding(about, {
            evidence: [
              figureEvidence(entry, first.figures),
              figureEvidence(entry, last.figures),
              ...statusEvidence(entry),
            ],
            statement: `${accountText(entry)} is reported as charged off, and its monthly balances grow from ${moneyText(first.balance)} in ${dateText(first.figures.month)} to ${moneyText(last.balance)} in ${dateText(last.figures.month)}.`,
            innocentExplanation:
              'The growth would be right if the contract and the law of the state allow interest or fees after the charge-off.',
            request:
              'Please verify the balance of this account with the furnisher’s own ledger, with what was added after the charge-off and on what ground, and correct it to the amount that can be shown.',
          }),
        ]
      }),
}

interface BalanceOfMonth {
  figures: MonthlyFigures
  balance: number
}

/** Oldest first, from the month in which the history first shows the charge-off; none where it does not show it. */
function balancesSinceChargeOff(entry: Tradeline): BalanceOfMonth[] {
  const since = oldestFirst(entry).find(({ code }) => code === 'CO')?.month
  if (since === undefined) return []
  return entry.figures
    .flatMap((figures) =>
      figures.balance === null || figures.month < since ? [] : [{ figures, balance: figures.balance }],
    )
    .sort((a, b) => a.figures.month.localeCompare(b.figures.month))
}

function growsSteadily(months: readonly BalanceOfMonth[]): boolean {
  const steps = months.slice(1).map(({ balance }, at) => balance - (months[at]?.balance ?? balance))
  return steps.every((step) => step >= 0) && steps.filter((step) => step > 0).length >= fewestRises
}
