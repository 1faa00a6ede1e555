import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { entriesOf } from '../../../engine/letters/forensic-debts.ts'
import { ownersOfDebt } from '../../../engine/letters/owners-of-debt.ts'
import type { DebtOwners } from '../../../shared/api/review-debts.ts'

/** The debts that changed hands, with the chain of their owners. */
export function shownDebts({ debts, reports }: CaseFile): DebtOwners[] {
  return debts.flatMap((debt) => {
    const owners = ownersOfDebt(debt, entriesOf(debt, reports))
    if (owners.length === 0) return []
    return [
      {
        label: debt.label,
        owners: owners.map(({ name, role, since, amounts, entries }) => ({
          name,
          role,
          since,
          amounts,
          bureaus: [...new Set(entries.map(({ bureau }) => bureau))],
        })),
      },
    ]
  })
}
