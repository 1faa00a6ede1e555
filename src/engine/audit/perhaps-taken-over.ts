/** Accounts whose kind may stand under a label that nobody knows: they may be debts that were bought. */
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { isPerhapsPrinted } from '../report/proof/proven-part.ts'

/** Says how a debt is paid back, and not whose it is: prints that say this say the kind in a row of its own. */
const portfolioOnly = /^(revolving|install?ment|open)( account)?$/i

/** True for an entry of which it is not read whether it is its furnisher's own, though the report may print it. */
export function mayBeBought(report: CreditReport, itemId: string): boolean {
  const account = report.accounts.find(({ id }) => id === itemId)
  return (
    account !== undefined &&
    account.loanType === null &&
    portfolioOnly.test(account.type?.value ?? '') &&
    isPerhapsPrinted(report, itemId, 'loanType')
  )
}

/** The report with all such entries as debts that were bought: what is found of them then, too, holds of either kind. */
export function withBoughtDebts(report: CreditReport): CreditReport {
  if (!report.accounts.some(({ id }) => mayBeBought(report, id))) return report
  const bought = (account: Tradeline): Tradeline =>
    mayBeBought(report, account.id)
      ? { ...account, loanType: { ...account.creditor, value: 'Debt Buyer Account', raw: '' } }
      : account
  return { ...report, accounts: report.accounts.map(bought) }
}
