import type { StaffHours } from '../../src/shared/api/bookings.ts'
import { sessionKinds } from '../../src/shared/catalogue/session-kinds.ts'
import type { Caller } from './make-callers.ts'

/** Nine to five on the clock of the office, Monday to Friday, for every kind. */
export const officeHours: StaffHours = {
  version: 0,
  timeZone: 'America/New_York',
  meeting: 'We call you by telephone.',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 540,
    toMinute: 1020,
    kinds: [...sessionKinds],
  })),
  daysOff: [],
}

/** Saves when a member of staff holds sessions. */
export const offerHours = (staff: Caller, change: Partial<StaffHours> = {}) =>
  staff.inject({ method: 'PUT', url: '/api/staff/session-hours', payload: { ...officeHours, ...change } })
