import { type DebtOwner, debtChain } from '../match/debt-chain.ts'
import type { Tradeline } from '../report/credit-report.ts'
import type { DebtAcrossBureaus } from './case-file.ts'

/** The owners of a debt in order; empty for a debt that never changed hands. */
export function ownersOfDebt(debt: DebtAcrossBureaus, entries: readonly Tradeline[]): DebtOwner[] {
  // The id of a debt groups its entries by owner.
  const accounts = debt.id.split('/').flatMap((id) => {
    const ids = id.split('+')
    const own = entries.filter((entry) => ids.includes(entry.id))
    return own.length === 0 ? [] : [{ id, entries: own }]
  })
  return debtChain({ id: debt.id, accounts })?.owners ?? []
}
