import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { openedValue } from '../../platform/db/seal-columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { reviewFacts } from '../decisions/decisions.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { letterEvents, mailingSteps } from '../mail-log/mail-log.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import { readingVerb } from '../staff/audit-kinds.ts'
import type { OfficePeriod } from './office-period.ts'

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
const iso = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Of a table of a case's facts: what staff entered. */
const byStaff = (table: SQL) =>
  sql`select x.client_id, x.created_at as at from ${table} x, since_when w where x.actor_kind = 'staff' and x.created_at > w.at`

/**
 * Rounds whose letters to bureaus were entered as handed over within a period, and not taken back: client_id, round, mailed_at, alone. A round's
 * time begins when the letters of the one before were entered, the first one's with the record; it ends with the entry of its own. It is
 * 'alone' when within it nobody of the staff did anything of the case but look: no entry of the audit log but readings, and no fact entered.
 */
const roundsOf = ({ starts, end }: OfficePeriod): SQL => sql`
  with letters as (
    select d.client_id, d.round, min(s.created_at) as entered_at, (array_agg(s.is_withdrawal order by s.id desc))[1] as is_withdrawn
    from ${mailingSteps} s join ${documents} d on d.id = s.document_id
    where s.state = 'handed_over'
      and d.document_type in ('experian_dispute_letter', 'equifax_dispute_letter', 'transunion_dispute_letter')
    group by d.id, d.client_id, d.round),
  mailed as (
    select client_id, round, min(entered_at) as mailed_at from letters where not is_withdrawn group by client_id, round),
  timed as (
    select m.*, coalesce(lag(m.mailed_at) over (partition by m.client_id order by m.round), c.created_at) as since
    from mailed m join ${clients} c on c.id = m.client_id),
  of_period as (
    select * from timed where mailed_at >= ${instant(starts[0] ?? end)} and mailed_at < ${instant(end)}),
  since_when as (select min(since) as at from of_period),
  acting as (
    select a.action from ${auditEntries} a, since_when w where a.at > ${iso(sql`w.at`)}
    group by a.action having a.action !~ ${readingVerb}),
  acts as (
    select a.client_id, a.at::timestamptz as at
    from since_when w, ${auditEntries} a join ${users} u on u.id = a.actor_id and u.kind = 'staff'
    where a.client_id is not null and a.at > ${iso(sql`w.at`)} and a.action in (select action from acting)
    union all ${byStaff(sql`${mailingSteps}`)} union all ${byStaff(sql`${letterEvents}`)}
    union all ${byStaff(sql`${reviewFacts}`)} union all ${byStaff(sql`${disputeResults}`)}),
  rounds as (
    select r.client_id, r.round, r.mailed_at, not exists (
      select 1 from acts x where x.client_id = r.client_id and x.at > r.since and x.at <= r.mailed_at) as alone
    from of_period r)`

export interface RoundTotals {
  mailed: number
  alone: number
  /** Of how many clients they are. */
  cases: number
}

export async function selectRoundTotals(queryable: Queryable, period: OfficePeriod): Promise<RoundTotals> {
  const { rows } = await queryable.execute<{ [K in keyof RoundTotals]: number }>(sql`
    ${roundsOf(period)}
    select count(*)::int as mailed, (count(*) filter (where alone))::int as alone, count(distinct client_id)::int as cases
    from rounds`)
  return rows[0] ?? { mailed: 0, alone: 0, cases: 0 }
}

interface MailedRound {
  clientId: number
  name: string
  round: number
  /** ISO instant. */
  mailedAt: string
  alone: boolean
  total: number
}

/** One page of the rounds, the newest first; `alone` keeps those with or without an act of staff. */
export async function selectMailedRounds(
  queryable: Queryable,
  { period, alone }: { period: OfficePeriod; alone: boolean | undefined },
  page: { offset: number; limit: number },
): Promise<{ rows: Omit<MailedRound, 'total'>[]; total: number }> {
  const { rows } = await queryable.execute<{ [K in keyof MailedRound]: MailedRound[K] }>(sql`
    ${roundsOf(period)}
    select r.client_id as "clientId", c.name, r.round, ${iso(sql`r.mailed_at`)} as "mailedAt", r.alone,
      (count(*) over ())::int as total
    from rounds r join ${clients} c on c.id = r.client_id
    where ${alone === undefined ? sql`true` : sql`r.alone = ${alone}`}
    order by r.mailed_at desc, r.client_id desc, r.round desc limit ${page.limit} offset ${page.offset}`)
  return {
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      name: openedValue(queryable, clients.name, row.name),
    })),
    total: rows[0]?.total ?? 0,
  }
}
