import type { StaffClient } from '../../shared/api/staff-clients.ts'
import type { NextDeadline } from '../../shared/rules/next-deadline.ts'

/** A client's next deadline, as the rules take it. */
export function deadlineOf({
  nextDeadlineOn: day,
  nextDeadlineProved: isProved,
}: Pick<StaffClient, 'nextDeadlineOn' | 'nextDeadlineProved'>): NextDeadline | null {
  return day === null ? null : { day, isProved }
}
