/** What the reports print, as the facts that texts about findings name. */
import type { Account, Cents, Mark } from '../../shared/findings/named-things.ts'
import type { HistoryMonth, Printed, Tradeline } from '../report/credit-report.ts'
import { isSaidByActivity } from './account-marks.ts'

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

/** The Activity Designator, where it alone says what a statement says. */
export function designatorFact(
  entry: Tradeline,
  says: (entry: Tradeline) => boolean,
): { designator?: string } {
  const { activityDesignator } = entry
  if (activityDesignator === undefined || !isSaidByActivity(entry, says)) return {}
  return { designator: activityDesignator.value }
}

/**
 * The status that a statement quotes: the words of the entry's two that say it. 'Open' says of no account that it is paid as agreed
 * where 'Current' stands beside it as the payment status.
 * @param says what the statement says of the entry, by its status
 */
export function statusFact(entry: Tradeline, says: (entry: Tradeline) => boolean): string {
  const { status, paymentStatus } = entry
  const isSaidBy = (own: Pick<Tradeline, 'status' | 'paymentStatus'>) => says({ ...entry, ...own })
  if (
    paymentStatus !== null &&
    !isSaidBy({ status, paymentStatus: null }) &&
    isSaidBy({ status: null, paymentStatus })
  )
    return paymentStatus.value
  return status?.value ?? paymentStatus?.value ?? ''
}
