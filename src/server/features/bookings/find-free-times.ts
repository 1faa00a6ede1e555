import { type SessionKind, sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { countAhead, selectQuarters } from './bookings.store.ts'
import { freeTimes, type Host } from './free-times.ts'
import { selectHosts } from './session-hours.store.ts'

/** A session begins a day from now at the earliest: staff and buyer both get to know of it. */
const earliestDays = 1
const latestDays = 42

/**
 * Every beginning that can be booked now, in order, each with those who would hold it. None where the settings name a booking
 * page: that wins.
 * @param except a booking whose own time counts as free
 */
export async function findFreeTimes(
  deps: Pick<Deps, 'config' | 'clock'>,
  queryable: Queryable,
  { kind, except = null }: { kind: SessionKind; except?: number | null },
): Promise<Map<number, Host[]>> {
  if (deps.config.bookingUrl !== null) return new Map()
  const { hosts, hours, daysOff } = await selectHosts(queryable)
  if (hosts.length === 0) return new Map()
  const now = deps.clock.now()
  const ahead = await countAhead(queryable, now)
  const quarters = await selectQuarters(queryable, { after: now, except })
  const offering = hosts.map(({ staffUserId, timeZone }): Host => {
    const own = <Row extends { staffUserId: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.staffUserId === staffUserId)
    return {
      staffUserId,
      offer: { timeZone, hours: own(hours), daysOff: own(daysOff) },
      taken: new Set(own(quarters).map(({ quarterAt }) => quarterAt.getTime())),
      booked: ahead.get(staffUserId) ?? 0,
    }
  })
  return freeTimes(offering, {
    kind,
    minutes: sessionMinutes[kind],
    from: daysAfter(now, earliestDays),
    until: daysAfter(now, latestDays),
  })
}
