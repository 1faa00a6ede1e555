import type { Tradeline } from '../credit-report.ts'

/**
 * The label of the original creditor stands only where one is given. Where a report prints it of one account, a debt
 * buyer's account without it has none: its place is the account's name.
 */
export function markOriginalCreditors(accounts: readonly Tradeline[]): void {
  if (!accounts.some(({ originalCreditor }) => originalCreditor !== null)) return
  for (const { originalCreditor, loanType, blank, creditor } of accounts)
    if (
      originalCreditor === null &&
      /debt buyer|collection|factoring/i.test(loanType?.value ?? '') &&
      !blank.some(({ field }) => field === 'originalCreditor')
    )
      blank.push({ field: 'originalCreditor', box: creditor.box })
}
