import { and, type SQL, sql } from 'drizzle-orm'
import type { CohortKey, RevenueKind } from '../../../shared/api/figures.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openedAddress } from '../../platform/db/seal-columns.ts'
import { income } from './income.store.ts'
import { monthOfPeriod, type OfficePeriod } from './office-period.ts'

/** Payments that are alike in these; sums in cents. */
export interface RevenueGroup {
  kind: RevenueKind
  product: string
  name: string
  /** Its place in the period, from 0. */
  month: number
  /** The same of the person's first payment; -1: before the period; null: the person was deleted. */
  cohort: number | null
  payments: number
  paid: number
  refunded: number
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
const within = ({ starts, end }: OfficePeriod) =>
  sql`i.paid_at >= ${instant(starts[0] ?? end)} and i.paid_at < ${instant(end)}`
/** In which of the months an instant is, from 0; -1 before all of them. */
const placeOf = (at: SQL, { starts }: OfficePeriod) =>
  sql`width_bucket(${at}, array[${sql.join(starts.map(instant), sql`, `)}]) - 1`

/** The first payment of each person who is known. */
const firsts = sql`(select person, min(paid_at) as first_at from income where person <> '' group by person)`

/**
 * All payments of a period, grouped by everything that its figures part them by, and by the place of each month how many people paid
 * in it for the first time: one walk over all payments for both.
 */
export async function selectRevenueGroups(
  queryable: Queryable,
  period: OfficePeriod,
): Promise<{ groups: RevenueGroup[]; newPayers: Map<number, number> }> {
  const { starts, end } = period
  const { rows } = await queryable.execute<{
    [K in keyof RevenueGroup | 'isFirst']: K extends keyof RevenueGroup ? RevenueGroup[K] : boolean
  }>(sql`
    with income as ${income}, firsts as ${firsts}
    select false as "isFirst", i.kind, i.product, max(i.name) as name, ${placeOf(sql`i.paid_at`, period)} as month,
      ${placeOf(sql`f.first_at`, period)} as cohort, count(*)::int as payments,
      sum(i.paid)::float8 as paid, sum(i.refunded)::float8 as refunded
    from income i left join firsts f on f.person = i.person
    where ${within(period)}
    group by 2, 3, 5, 6
    union all
    select true, '', '', '', ${placeOf(sql`first_at`, period)} as month, null, count(*)::int, 0, 0
    from firsts where first_at >= ${instant(starts[0] ?? end)} and first_at < ${instant(end)} group by 5`)
  return {
    groups: rows.filter(({ isFirst }) => !isFirst).map(({ isFirst: _, ...group }) => group),
    newPayers: new Map(rows.filter(({ isFirst }) => isFirst).map(({ month, payments }) => [month, payments])),
  }
}

export interface RevenueQuestion {
  period: OfficePeriod
  month?: string | undefined
  kind?: RevenueKind | undefined
  product?: string | undefined
  cohort?: CohortKey | undefined
}

interface RevenueRow {
  reference: string
  kind: RevenueKind
  name: string
  person: string
  clientId: number | null
  /** ISO instant. */
  paidAt: string
  paid: number
  refunded: number
}

/** One page of the payments that a figure counts, the newest first, and how many they are. */
export async function selectRevenueRows(
  queryable: Queryable,
  question: RevenueQuestion,
  page: { offset: number; limit: number },
): Promise<{ rows: RevenueRow[]; total: number }> {
  const counted = sql`from income i left join firsts f on f.person = i.person where ${conditionOf(question)}`
  const { rows: totals } = await queryable.execute<{ total: number }>(
    sql`with income as ${income}, firsts as ${firsts} select count(*)::int as total ${counted}`,
  )
  const { rows } = await queryable.execute<{ [K in keyof RevenueRow]: RevenueRow[K] }>(sql`
    with income as ${income}, firsts as ${firsts}
    select i.reference, i.kind, i.name, i.person, i.client_id as "clientId",
      to_char(i.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt", i.paid, i.refunded
    ${counted} order by i.paid_at desc, i.reference desc limit ${page.limit} offset ${page.offset}`)
  return {
    rows: rows.map((row) => ({ ...row, person: openedAddress(queryable, row.person) })),
    total: totals[0]?.total ?? 0,
  }
}

function conditionOf({ period, month, kind, product, cohort }: RevenueQuestion): SQL | undefined {
  const of = month === undefined ? undefined : between('i.paid_at', monthOfPeriod(period, month))
  return and(
    within(period),
    of,
    kind === undefined ? undefined : sql`i.kind = ${kind}`,
    product === undefined ? undefined : sql`i.product = ${product}`,
    cohort === undefined ? undefined : inCohort(period, cohort),
  )
}

function inCohort(period: OfficePeriod, cohort: CohortKey): SQL {
  if (cohort === 'deleted') return sql`f.first_at is null`
  if (cohort === 'earlier') return sql`f.first_at < ${instant(period.starts[0] ?? period.end)}`
  return between('f.first_at', monthOfPeriod(period, cohort))
}

/** Nothing, where there is no such month. */
function between(column: 'i.paid_at' | 'f.first_at', month: { from: Date; to: Date } | null): SQL {
  if (month === null) return sql`false`
  return sql`${sql.raw(column)} >= ${instant(month.from)} and ${sql.raw(column)} < ${instant(month.to)}`
}
