/**
 * The month of the first delinquency that a bureau's own removal date implies. Experian prints a removal date about 81
 * months, TransUnion one about 83 months after the first delinquency: both remove somewhat before the seven years end.
 * Only for comparing dates; an implied date is never shown as if the bureau had printed it.
 */
import { addMonths, monthOf } from '../match/calendar.ts'
import type { Bureau, Tradeline } from '../report/credit-report.ts'

const monthsToRemoval: Record<Bureau, number> = { Experian: 81, Equifax: 84, TransUnion: 83 }

/** 'YYYY-MM', or null where no removal month is printed. */
export function impliedDelinquencyMonth(entry: Tradeline): string | null {
  const removal = entry.removalDate === null ? null : monthOf(entry.removalDate.value)
  return removal === null ? null : addMonths(removal, -monthsToRemoval[entry.bureau])
}
