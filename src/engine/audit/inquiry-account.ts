import { daysFrom } from '../match/calendar.ts'
import { alikeEnough, creditorLikeness } from '../match/creditor-name.ts'
import type { Inquiry, Tradeline } from '../report/credit-report.ts'

/** Whether the entry is of the same company and was opened around the inquiry, up to four months later. */
export function ledTo(inquiry: Inquiry, entry: Tradeline): boolean {
  if (entry.opened === null) return false
  const days = daysFrom(inquiry.date.value, entry.opened.value)
  // Names last: comparing them is slow.
  return (
    days >= -31 && days <= 120 && creditorLikeness(inquiry.name.value, entry.creditor.value) >= alikeEnough
  )
}
