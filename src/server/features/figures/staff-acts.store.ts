import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { sessionBookings } from '../bookings/bookings.tables.ts'
import { accountActions, readingVerb, sendingVerb } from '../staff/audit-kinds.ts'
import { works } from '../works/works.tables.ts'
import type { OfficePeriod } from './office-period.ts'

export interface StaffActs {
  id: string
  name: string
  changes: number
  mails: number
  reads: number
}

/** What each member of the staff did within a period by the audit log; acts on accounts are no work of a case and do not count. */
export async function selectStaffActs(
  queryable: Queryable,
  { starts, end }: Pick<OfficePeriod, 'starts' | 'end'>,
): Promise<StaffActs[]> {
  const reads = sql`a.action ~ ${readingVerb}`
  const sends = sql`a.action ~ ${sendingVerb}`
  const accounts = sql`a.action in (${sql.join(
    accountActions.map((action) => sql`${action}`),
    sql`, `,
  )})`
  const { rows } = await queryable.execute<{ [K in keyof StaffActs]: StaffActs[K] }>(sql`
    select u.id, coalesce(u.name, '') as name,
      (count(*) filter (where not ${reads} and not ${sends}))::int as changes,
      (count(*) filter (where ${sends}))::int as mails,
      (count(*) filter (where ${reads}))::int as reads
    from ${auditEntries} a join ${users} u on u.id = a.actor_id and u.kind = 'staff'
    where a.at >= ${(starts[0] ?? end).toISOString()} and a.at < ${end.toISOString()} and not ${accounts}
    group by u.id, u.name order by 3 desc, 4 desc, 5 desc, u.name`)
  return rows
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
