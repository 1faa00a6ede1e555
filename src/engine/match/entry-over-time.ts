/** The same entry in an older or newer report of the same bureau. Ids are positions and say nothing across reports. */
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { compareMasks } from './account-mask.ts'
import { daysFrom } from './calendar.ts'
import { alikeEnough, creditorLikeness } from './creditor-name.ts'

/** The one entry that surely is the same account; null when there is none, or when more than one may be meant. */
export function entryIn(report: CreditReport, entry: Tradeline): Tradeline | null {
  const candidates = report.accounts.filter((other) => mayBeSame(entry, other))
  const [only] = candidates
  return only !== undefined && candidates.length === 1 && isSurelySame(entry, only) ? only : null
}

/** True when no entry of the report could be this account, however it is printed. */
export function isAbsentFrom(report: CreditReport, entry: Tradeline): boolean {
  return !report.accounts.some((other) => mayBeSame(entry, other))
}

/** Whether a letter that named this creditor and number meant this entry. */
export function isNamed(
  entry: Tradeline,
  { creditor, accountNumber }: { creditor: string; accountNumber: string | null },
): boolean {
  return (
    creditorLikeness(entry.creditor.value, creditor) >= alikeEnough &&
    (entry.accountNumber?.value ?? null) === accountNumber
  )
}

function mayBeSame(a: Tradeline, b: Tradeline): boolean {
  return (
    a.bureau === b.bureau &&
    creditorLikeness(a.creditor.value, b.creditor.value) >= alikeEnough &&
    compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null).outcome !== 'conflict'
  )
}

/** The number as printed is the same; without a number, the day it was opened. */
function isSurelySame(a: Tradeline, b: Tradeline): boolean {
  if (a.accountNumber !== null && b.accountNumber !== null)
    return a.accountNumber.value === b.accountNumber.value
  return a.opened !== null && b.opened !== null && daysFrom(a.opened.value, b.opened.value) === 0
}
