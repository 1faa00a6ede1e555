/** Whether two different accounts are the same debt in the hands of two owners. */
import type { Tradeline } from '../report/credit-report.ts'
import { isThirdParty } from './account-kind.ts'
import { surelyBefore } from './calendar.ts'
import { alikeEnough, creditorLikeness } from './creditor-name.ts'

/** Both are given as the entries of one account at the bureaus. Symmetric. */
export function isSameDebt(a: Tradeline[], b: Tradeline[]): boolean {
  const aThird = a.some(isThirdParty)
  const bThird = b.some(isThirdParty)
  if (aThird && bThird) return isSameCollectedDebt(a, b)
  if (aThird) return isSoldBy(b, a)
  return bThird && isSoldBy(a, b)
}

/** The collector names this creditor, came later, and asks for an amount that the creditor's entry shows. */
function isSoldBy(creditor: Tradeline[], collector: Tradeline[]): boolean {
  // Amounts first: comparing names is slow.
  if (!amountsMeet(creditor.flatMap(owed), collector.flatMap(owed))) return false
  const named = collector.some((entry) => {
    const name = entry.originalCreditor?.value
    return (
      name !== undefined &&
      creditor.some((other) => creditorLikeness(name, other.creditor.value) >= alikeEnough)
    )
  })
  if (!named) return false
  const cameEarlier = collector.some((entry) =>
    creditor.some(
      (other) =>
        entry.opened !== null &&
        other.opened !== null &&
        surelyBefore(entry.opened.value, other.opened.value),
    ),
  )
  return !cameEarlier
}

/** Two collectors name the same original creditor and the same amount, or an amount that grew from hand to hand. */
function isSameCollectedDebt(a: Tradeline[], b: Tradeline[]): boolean {
  if (!amountsMeet(a.flatMap(asked), b.flatMap(asked)) && !isHandedOn(a, b) && !isHandedOn(b, a)) return false
  return a.some(({ originalCreditor: first }) =>
    b.some(
      ({ originalCreditor: second }) =>
        first !== null && second !== null && creditorLikeness(first.value, second.value) >= 0.8,
    ),
  )
}

/**
 * The first owner is owed nothing any more, the next one came later with the same date of first delinquency, and asks
 * for somewhat more: interest was added. Two bills to one creditor would both be owed.
 */
function isHandedOn(first: Tradeline[], next: Tradeline[]): boolean {
  if (!first.every(({ balance }) => balance?.value === 0)) return false
  return first.some((before) =>
    next.some(
      (after) =>
        before.dofd !== null &&
        before.dofd.value === after.dofd?.value &&
        before.opened !== null &&
        after.opened !== null &&
        surelyBefore(before.opened.value, after.opened.value) &&
        asked(before).some((was) => asked(after).some((is) => is >= was && is <= 1.3 * was)),
    ),
  )
}

function owed(entry: Tradeline): number[] {
  return positive([entry.balance, entry.chargeOffAmount, entry.highBalance, entry.originalAmount])
}

function asked(entry: Tradeline): number[] {
  return positive([entry.balance, entry.originalAmount, entry.highBalance])
}

function positive(amounts: ({ value: number } | null)[]): number[] {
  return amounts.map((amount) => amount?.value ?? 0).filter((amount) => amount > 0)
}

/** Within two percent: interest and fees move an amount a little. */
function amountsMeet(a: number[], b: number[]): boolean {
  return a.some((first) => b.some((second) => Math.abs(first - second) <= 0.02 * Math.max(first, second)))
}
