import { dateText } from '../../../shared/findings/en/english-words.ts'
import { addYears, lastDayOf, monthOf } from '../../match/calendar.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import type { Removal } from './removal.ts'

/** A hard inquiry leaves after two years by the bureaus' practice; a soft one is seen by the consumer alone. */
export function inquiryRemovals(inquiry: Inquiry, printedOn: string): Removal[] {
  if (inquiry.kind === 'soft' || monthOf(inquiry.date.value) === null) return []
  const leaves = addYears(lastDayOf(inquiry.date.value), 2).slice(0, 7)
  return [
    {
      bureau: inquiry.bureau,
      itemId: inquiry.id,
      creditor: inquiry.name.value,
      what: 'Hard inquiry',
      leaves,
      basis: 'computed',
      because: `${inquiry.bureau} prints ${dateText(inquiry.date.value)} as the date of the inquiry. The bureaus show a hard inquiry for two years, by their own practice.`,
      overdue: lastDayOf(leaves) < printedOn,
    },
  ]
}
