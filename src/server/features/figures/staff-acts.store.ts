import { and, count, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { sessionBookings } from '../bookings/bookings.tables.ts'
import { works } from '../works/works.tables.ts'
import type { OfficePeriod } from './office-period.ts'

export interface StaffAction {
  id: string
  name: string
  action: string
  times: number
}

/** How often each member of the staff did each thing within a period, by the audit log. */
export async function selectStaffActions(
  queryable: Queryable,
  { starts, end }: Pick<OfficePeriod, 'starts' | 'end'>,
): Promise<StaffAction[]> {
  const { actorId, action, at } = auditEntries
  const done = queryable
    .select({ actorId, action, times: count().as('times') })
    .from(auditEntries)
    .where(and(gte(at, (starts[0] ?? end).toISOString()), lt(at, end.toISOString())))
    .groupBy(actorId, action)
    .as('done')
  const rows = await queryable
    .select({ id: users.id, name: users.name, action: done.action, times: done.times })
    .from(done)
    .innerJoin(users, and(eq(users.id, done.actorId), eq(users.kind, 'staff')))
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }))
}

/** Members of the staff who can sign in, by number, with their names. */
export async function selectStaffNames(queryable: Queryable): Promise<Map<string, string>> {
  const rows = await queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.kind, 'staff'), isNull(users.disabledAt)))
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

/** Work that is not delivered, by its owner; '' for that of nobody. */
export async function selectOpenWorks(queryable: Queryable): Promise<Map<string, number>> {
  const rows = await queryable
    .select({ owner: works.ownerUserId, open: count() })
    .from(works)
    .where(and(isNull(works.deliveredAt), isNull(works.withdrawnAt)))
    .groupBy(works.ownerUserId)
  return new Map(rows.map(({ owner, open }) => [owner ?? '', open]))
}

/** Booked sessions that are not over, by who holds them. */
export async function selectSessionsAhead(queryable: Queryable, now: Date): Promise<Map<string, number>> {
  const { staffUserId, state, endsAt } = sessionBookings
  const rows = await queryable
    .select({ staffUserId, ahead: count() })
    .from(sessionBookings)
    .where(and(eq(state, 'booked'), gt(endsAt, now), isNotNull(staffUserId)))
    .groupBy(staffUserId)
  return new Map(rows.map((row) => [row.staffUserId, row.ahead]))
}
