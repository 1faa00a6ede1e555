import type { Tradeline } from '../report/credit-report.ts'

const lenders = /\b(affirm|klarna|afterpay|sezzle|quadpay|zip ?(co|pay))\b/i
const kinds = /\bbuy now,? pay later\b|\bpay[ -]in[ -](4|four)\b/i

/**
 * A loan for one purchase, paid in a few instalments (Affirm's are reported since spring 2025). One lender opens several in
 * a month, of like amounts and with numbers that begin alike: only a number printed whole tells that two are one.
 */
export function isPayLater(entry: Tradeline): boolean {
  return (
    lenders.test(entry.creditor.value) ||
    kinds.test(`${entry.type?.value ?? ''}; ${entry.loanType?.value ?? ''}`)
  )
}
