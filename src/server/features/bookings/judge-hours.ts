import type { StaffHours } from '../../../shared/api/bookings.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Refuses hours that end before they begin, that overlap, and days off in the wrong order. Errors: invalid_input. */
export function judgeHours({ hours, daysOff }: Pick<StaffHours, 'hours' | 'daysOff'>): void {
  if (hours.some(({ fromMinute, toMinute }) => fromMinute >= toMinute))
    throw new Refusal('invalid_input', says('staff.hoursOrder'))
  const overlap = hours.some((one, index) =>
    hours
      .slice(index + 1)
      .some(
        (other) =>
          one.weekday === other.weekday && one.fromMinute < other.toMinute && other.fromMinute < one.toMinute,
      ),
  )
  if (overlap) throw new Refusal('invalid_input', says('staff.hoursOverlap'))
  if (daysOff.some(({ firstDay, lastDay }) => firstDay > lastDay))
    throw new Refusal('invalid_input', says('staff.daysOrder'))
}
