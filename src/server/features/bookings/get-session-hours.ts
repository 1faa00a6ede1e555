import type { StaffHours } from '../../../shared/api/bookings.ts'
import type { Deps } from '../../deps.ts'
import { selectHost } from './session-hours.store.ts'

/** Where the office is; the first proposal. */
const officeZone = 'America/New_York'

/** When a member of staff holds sessions; version 0 and no hours while nothing was saved. */
export async function getSessionHours(
  deps: Pick<Deps, 'database'>,
  staffUserId: string,
): Promise<StaffHours> {
  const found = await selectHost(deps.database.db, staffUserId)
  if (!found) return { version: 0, timeZone: officeZone, meeting: '', hours: [], daysOff: [] }
  const { host, hours, daysOff } = found
  return {
    version: host.version,
    timeZone: host.timeZone,
    meeting: host.meeting,
    hours: hours.map(({ weekday, fromMinute, toMinute, kinds }) => ({
      weekday,
      fromMinute,
      toMinute,
      kinds,
    })),
    daysOff: daysOff.map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
  }
}
