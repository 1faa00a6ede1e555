import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { openedAddress } from '../../platform/db/seal-columns.ts'
import { clients } from '../clients/clients.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import { processingRuns } from '../runs/runs.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'
import type { OfficePeriod } from './office-period.ts'

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Whoever began a checkout within a period, once by address, with the furthest step that any of it came to: who, begun_at, reached (the place in
 * `funnelSteps`). Somebody deleted is one for each payment. Whoever is further has passed the earlier steps, whatever is recorded of them.
 */
const comersOf = ({ starts, end }: OfficePeriod): SQL => sql`
  with comers as (
    select case when p.email_key = '' then 'payment ' || p.id else p.email_key end as key, max(p.email_key) as email,
      min(p.created_at) as begun_at,
      max(case
        when c.dispute_status = 'completed' then 6
        when exists (select 1 from ${disputeResults} d where d.client_id = c.id and d.problem is null) then 5
        when c.round1_mail_date is not null then 4
        when exists (select 1 from ${processingRuns} r where r.client_id = c.id and r.status = 'completed') then 3
        when c.intake_completed_at is not null then 2
        when p.settled_at is not null then 1
        else 0 end) as reached
    from ${payments} p left join ${clients} c on c.id = p.client_id
    where p.created_at >= ${instant(starts[0] ?? end)} and p.created_at < ${instant(end)}
    group by 1)`

/** How many came exactly as far as each step, by its place. */
export async function selectFunnel(queryable: Queryable, period: OfficePeriod): Promise<Map<number, number>> {
  const { rows } = await queryable.execute<{ reached: number; people: number }>(
    sql`${comersOf(period)} select reached, count(*)::int as people from comers group by reached`,
  )
  return new Map(rows.map(({ reached, people }) => [reached, people]))
}

interface Comer {
  key: string
  email: string
  /** ISO instant. */
  begunAt: string
  reached: number
  total: number
}

/** One page of those who came at least so far, the newest first. */
export async function selectComers(
  queryable: Queryable,
  { period, atLeast }: { period: OfficePeriod; atLeast: number },
  page: { offset: number; limit: number },
): Promise<{ rows: Omit<Comer, 'total'>[]; total: number }> {
  const { rows } = await queryable.execute<{ [K in keyof Comer]: Comer[K] }>(sql`
    ${comersOf(period)}
    select key, email, to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "begunAt", reached,
      (count(*) over ())::int as total
    from comers where reached >= ${atLeast}
    order by begun_at desc, key limit ${page.limit} offset ${page.offset}`)
  return {
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      key: openedAddress(queryable, row.key),
      email: openedAddress(queryable, row.email),
    })),
    total: rows[0]?.total ?? 0,
  }
}
