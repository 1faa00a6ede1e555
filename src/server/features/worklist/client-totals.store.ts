import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { clientArrivals } from '../arrivals/arrivals.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'

/** How many clients are alike in these three, with what the figures need of them. */
export interface ClientGroup {
  clientType: 'paid' | 'tester'
  paymentStatus: 'paid' | 'pending' | 'failed'
  disputeStatus: string
  clients: number
  cents: number
  /** Intake sent, or further. */
  intake: number
  /** Round 1 mailed. */
  round1: number
  /** Intake sent and three reports there, while round 1 is not mailed. */
  ready: number
  missingFiles: number
  late: number
}

/** Of a client as the query around names it: all three reports are there. */
export const hasThreeReports = sql`(
  select count(*) from ${reportUploads} r where r.client_id = clients.id and r.superseded_at is null) = 3`

/** @param first 'YYYY-MM-01'; the month ends at midnight UTC */
export function isInMonth(column: PgColumn, first: string): SQL {
  return sql`(${column} >= ${first}::timestamp at time zone 'UTC'
    and ${column} < (${first}::timestamp + interval '1 month') at time zone 'UTC')`
}

/** @param today 'YYYY-MM-DD' */
export async function selectClientGroups(queryable: Queryable, today: string): Promise<ClientGroup[]> {
  const { clientType, paymentStatus, disputeStatus } = clients
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return queryable
    .select({
      clientType,
      paymentStatus,
      disputeStatus,
      clients: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${clients.amountCents})::float8`,
      intake: countOf(sql`${clients.intakeCompletedAt} is not null or ${clients.round1MailDate} is not null`),
      round1: countOf(sql`${clients.round1MailDate} is not null`),
      ready: countOf(
        sql`${clients.intakeCompletedAt} is not null and ${clients.round1MailDate} is null and ${hasThreeReports}`,
      ),
      missingFiles: countOf(sql`${clients.missingFiles} > 0 and ${clients.disputeStatus} <> 'completed'`),
      late: countOf(sql`${clients.nextDeadlineProved} and ${clients.nextDeadlineOn} < ${today}`),
    })
    .from(clients)
    .groupBy(clientType, paymentStatus, disputeStatus)
}

/**
 * Amounts of paid clients by the calendar month (UTC, 'YYYY-MM') in which their record was made, or in which they paid
 * elsewhere, oldest first. One range of an index for each month: naming the month of every client would take five times as long.
 * @param first the first instant of the oldest month
 */
export async function selectRevenueByMonth(
  queryable: Queryable,
  first: Date,
  count: number,
): Promise<{ month: string; cents: number; clients: number }[]> {
  const { rows } = await queryable.execute<{ month: string; cents: number; clients: number }>(sql`
    select to_char(first_day, 'YYYY-MM') as month, of_month.cents, of_month.clients
    from generate_series(0, ${count - 1}) as at
    cross join lateral (select ${dayOf(first)}::timestamp + at * interval '1 month') as day (first_day)
    cross join lateral (
      select coalesce(sum(amount_cents), 0)::float8 as cents, count(*)::int as clients from (
        select c.amount_cents from ${clients} c
        where c.payment_status = 'paid' and c.created_at >= first_day at time zone 'UTC'
          and c.created_at < (first_day + interval '1 month') at time zone 'UTC'
          and not exists (select 1 from ${clientArrivals} a where a.client_id = c.id)
        union all
        select c.amount_cents from ${clientArrivals} a join ${clients} c on c.id = a.client_id
        where c.payment_status = 'paid' and a.paid_on >= first_day::date
          and a.paid_on < (first_day + interval '1 month')::date) as paid_then) as of_month
    order by at`)
  return rows
}

/** Addresses that left their interest and are no client's. */
export async function countLeadsWithoutClient(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.execute<{ count: number }>(sql`
    select count(distinct l.email_key)::int as count from ${leads} l
    where not exists (select 1 from ${clients} c where c.email_key = l.email_key)`)
  return rows[0]?.count ?? 0
}
