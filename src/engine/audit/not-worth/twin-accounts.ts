import { compareMasks } from '../../match/account-mask.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

/** Two accounts of one company whose numbers differ: they look like one account listed twice, and are two. */
export function twinAccounts({ accounts }: CreditReport): NotWorthDisputing[] {
  return accounts.flatMap((entry, at) => {
    const twin = accounts.slice(0, at).find((other) => areTwins(entry, other))
    if (twin === undefined) return []
    return [
      {
        bureau: entry.bureau,
        itemId: entry.id,
        creditor: entry.creditor.value,
        what: 'Second account of the same company',
        why: `It looks like ${twin.creditor.value} listed twice, but the account numbers (${twin.accountNumber?.value ?? ''} and ${entry.accountNumber?.value ?? ''}) differ, so these are two accounts.`,
      },
    ]
  })
}

function areTwins(a: Tradeline, b: Tradeline): boolean {
  return (
    a.creditor.value === b.creditor.value &&
    a.type?.value === b.type?.value &&
    a.loanType?.value === b.loanType?.value &&
    compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null).outcome === 'conflict'
  )
}
