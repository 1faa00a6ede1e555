import type { MonthlyFigures, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { figureEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'chargeoff_balance_growing',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 59,
} satisfies StatedRule

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
          stateFinding(about, {
            evidence: [
              figureEvidence(entry, first.figures),
              figureEvidence(entry, last.figures),
              ...statusEvidence(entry),
            ],
            facts: {
              account: accountOf(entry),
              first: { month: first.figures.month, balance: Math.round(first.balance * 100) },
              last: { month: last.figures.month, balance: Math.round(last.balance * 100) },
            },
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
