/**
 * How strongly two entries of different bureaus look like the same account. The masks of the bureaus overlap little
 * (see account-mask), so the name, the date opened and the amounts carry the decision, and a number that contradicts
 * outweighs them.
 */
import type { Tradeline } from '../report/credit-report.ts'
import { isThirdParty, portfolioOf } from './account-kind.ts'
import { compareMasks } from './account-mask.ts'
import { daysFrom } from './calendar.ts'
import { alikeEnough, creditorLikeness } from './creditor-name.ts'

/** From this score on two entries are taken for the same account. */
export const sameAccountScore = 6

/** Higher is likelier; symmetric. */
export function scoreSameAccount(a: Tradeline, b: Tradeline): number {
  if (isThirdParty(a) !== isThirdParty(b)) return -10
  const withoutNames = scoreNumbers(a, b) + scoreOpened(a, b) + scoreType(a, b) + scoreAmounts(a, b)
  // Comparing names is slow, and the best likeness could not lift this pair over the line.
  return withoutNames + bestNameScore < sameAccountScore ? withoutNames : withoutNames + scoreNames(a, b)
}

const bestNameScore = 4

function scoreNames(a: Tradeline, b: Tradeline): number {
  const likeness = creditorLikeness(a.creditor.value, b.creditor.value)
  return likeness >= alikeEnough ? bestNameScore * likeness : -3
}

function scoreNumbers(a: Tradeline, b: Tradeline): number {
  const masks = compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null)
  if (masks.outcome === 'conflict') return -5
  if (masks.outcome === 'unknown') return 0
  // The first six digits name the card's issuer and range, not the account.
  return masks.characters > 6 ? 3 : 2
}

function scoreOpened(a: Tradeline, b: Tradeline): number {
  if (a.opened === null || b.opened === null) return 0
  const apart = Math.abs(daysFrom(a.opened.value, b.opened.value))
  if (apart === 0) return 4
  if (apart <= 31) return 3
  return apart <= 62 ? 1 : -2
}

function scoreType(a: Tradeline, b: Tradeline): number {
  if (isThirdParty(a)) return 1
  const first = portfolioOf(a)
  const second = portfolioOf(b)
  if (first === null || second === null) return 0
  return first === second ? 1 : -1
}

function scoreAmounts(a: Tradeline, b: Tradeline): number {
  let score = 0
  if (same(a.creditLimit?.value, b.creditLimit?.value)) score += 1.5
  // Experian prints an installment loan's original amount where the others print a high balance.
  if (overlaps(sizes(a), sizes(b))) score += 1.5
  if (same(a.balance?.value, b.balance?.value)) score += 1
  if (same(a.monthlyPayment?.value, b.monthlyPayment?.value)) score += 0.5
  if (same(a.lastPayment?.value, b.lastPayment?.value)) score += 0.5
  if (same(a.closed?.value, b.closed?.value)) score += 0.5
  if (same(a.reported?.value, b.reported?.value)) score += 0.5
  return score
}

function sizes(account: Tradeline): number[] {
  return [account.highBalance, account.originalAmount, account.chargeOffAmount]
    .map((amount) => amount?.value ?? 0)
    .filter((amount) => amount > 0)
}

function overlaps(a: number[], b: number[]): boolean {
  return a.some((amount) => b.includes(amount))
}

/** Zero and blank are no sign of anything. */
function same(a: number | string | undefined, b: number | string | undefined): boolean {
  return a !== undefined && a !== 0 && a === b
}
