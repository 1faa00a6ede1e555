import type { Bureau } from '../report/credit-report.ts'
import type { MatchedDebt } from './match-debts.ts'

/** A debt as the documents tell of it: the original creditor's name, where there is one, and every entry. */
interface DebtSummary {
  id: string
  label: string
  members: { bureau: Bureau; accountId: string }[]
}

/** In the order of the debts; entries as matched: each account through the bureaus, then the next owner. */
export function debtsAcrossBureaus(debts: MatchedDebt[]): DebtSummary[] {
  return debts.map(({ id, accounts }) => {
    const entries = accounts.flatMap((account) => account.entries)
    const owner = entries.find(({ originalCreditor }) => originalCreditor === null) ?? entries[0]
    return {
      id,
      label: owner?.creditor.value ?? id,
      members: entries.map((entry) => ({ bureau: entry.bureau, accountId: entry.id })),
    }
  })
}
