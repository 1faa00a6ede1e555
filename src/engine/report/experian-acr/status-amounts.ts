import type { Printed, Tradeline } from '../credit-report.ts'
import { parseMoney, printed } from '../printed-values.ts'

/**
 * Amounts that Experian prints only inside the status: 'Account charged off. $808 written off. $808 past due as of Aug
 * 2015.' Their box is that of the status.
 */
export function statusAmounts(
  status: Printed<string>,
): Partial<Pick<Tradeline, 'chargeOffAmount' | 'pastDue'>> {
  const amounts: Partial<Pick<Tradeline, 'chargeOffAmount' | 'pastDue'>> = {}
  const writtenOff = amountBefore(status, 'written off')
  const pastDue = amountBefore(status, 'past due')
  if (writtenOff) amounts.chargeOffAmount = writtenOff
  if (pastDue) amounts.pastDue = pastDue
  return amounts
}

function amountBefore(status: Printed<string>, words: string): Printed<number> | null {
  const raw = new RegExp(`(\\$[\\d,]+(?:\\.\\d{2})?) ${words}`, 'i').exec(status.value)?.[1]
  const value = raw ? parseMoney(raw) : null
  return raw && value !== null ? printed(value, raw, status.box) : null
}
