/** What the reports print, as the facts that texts about findings name. */
import type { Account, Cents, Mark } from '../../shared/findings/named-things.ts'
import type { HistoryMonth, Printed, Tradeline } from '../report/credit-report.ts'

export function accountOf({
  creditor,
  accountNumber,
}: Pick<Tradeline, 'creditor' | 'accountNumber'>): Account {
  return { creditor: creditor.value, number: accountNumber?.value ?? null }
}

/** Of what is printed in dollars; 0 where nothing is. */
export function centsOf(printed: Printed<number> | null): Cents {
  return Math.round((printed?.value ?? 0) * 100)
}

export function markOf({ month, code }: Pick<HistoryMonth, 'month' | 'code'>): Mark {
  return { month, code }
}

/** The status that a statement quotes. */
export function statusFact({ status, paymentStatus }: Tradeline): string {
  return status?.value ?? paymentStatus?.value ?? ''
}
