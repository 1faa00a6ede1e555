import { addDays } from '../match/calendar.ts'

/** Days allowed for a letter to arrive; certified mail usually takes two to five. */
const mailDays = 5
/** FCRA 612(a)(3): a dispute made after the free annual disclosure is to be finished within 45 days of receipt. */
export const reinvestigationDays = 45

/**
 * The first day on which a complaint may be filed about letters mailed on `mailed` ('YYYY-MM-DD'): the day after the
 * 45 days that start with receipt. The CFPB takes a complaint about a bureau only when the dispute was made more than
 * 45 days ago or is no longer pending (consumerfinance.gov, notice after 15 U.S.C. 1681i(e)).
 */
export function earliestComplaintDate(mailed: string): string {
  return addDays(mailed, mailDays + reinvestigationDays + 1)
}
