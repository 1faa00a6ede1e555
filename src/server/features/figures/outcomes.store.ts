import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  max,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import {
  type AnsweredItemRow,
  type AnsweredLetterRow,
  answeredItems,
  answeredLetters,
} from './figures.tables.ts'

/** Days of the answers, both included. */
export interface DaySpan {
  from: string
  to: string
}

/** Puts these in the place of whatever was known of a client. */
export async function replaceOutcomes(
  tx: Queryable,
  clientId: number,
  known: { items: readonly Omit<AnsweredItemRow, 'id'>[]; letters: readonly AnsweredLetterRow[] },
): Promise<void> {
  await tx.delete(answeredItems).where(eq(answeredItems.clientId, clientId))
  await tx.delete(answeredLetters).where(eq(answeredLetters.clientId, clientId))
  if (known.items.length > 0) await tx.insert(answeredItems).values([...known.items])
  if (known.letters.length > 0) await tx.insert(answeredLetters).values([...known.letters])
}

/** Clients with an answer that counts of which nothing is figured, by number. */
export async function selectUnfigured(
  queryable: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const figured = queryable
    .select({ one: sql`1` })
    .from(answeredItems)
    .where(eq(answeredItems.clientId, disputeResults.clientId))
  const rows = await queryable
    .selectDistinct({ clientId: disputeResults.clientId })
    .from(disputeResults)
    .where(and(isNull(disputeResults.problem), gt(disputeResults.clientId, after), notExists(figured)))
    .orderBy(asc(disputeResults.clientId))
    .limit(limit)
  return rows.map(({ clientId }) => clientId)
}

/** Answered items that are alike in one thing. */
export interface OutcomeGroup {
  cut: 'all' | 'bureau' | 'rule' | 'furnisher'
  bureau: AnsweredItemRow['bureau'] | null
  ruleToken: string | null
  furnisherToken: string | null
  cases: number
  items: number
  deleted: number
  corrected: number
}

/** Companies beyond these are too rare for a rate anyway. */
const mostFurnishers = 40

const within = (
  column: typeof answeredItems.answeredOn | typeof answeredLetters.answeredOn,
  { from, to }: DaySpan,
) => sql`${column} between ${from} and ${to}`

/**
 * The items answered within these days, in all and by bureau, rule and company; of companies those with the most cases. Counted first for each
 * case: to count cases apart in every group would sort all items four times.
 */
export async function selectOutcomeGroups(queryable: Queryable, days: DaySpan): Promise<OutcomeGroup[]> {
  const { rows } = await queryable.execute<{ [K in keyof OutcomeGroup]: OutcomeGroup[K] }>(sql`
    with of_cases as (
      select grouping(bureau, rule_token, furnisher_token) as level, client_id, bureau, rule_token, furnisher_token,
        count(*) as items, count(*) filter (where outcome = 'deleted') as deleted,
        count(*) filter (where outcome = 'corrected') as corrected
      from ${answeredItems} where ${within(answeredItems.answeredOn, days)}
      group by grouping sets ((client_id), (client_id, bureau), (client_id, rule_token), (client_id, furnisher_token))),
    grouped as (
      select level, bureau, rule_token, furnisher_token, count(*)::int as cases, sum(items)::int as items,
        sum(deleted)::int as deleted, sum(corrected)::int as corrected
      from of_cases where level <> 6 or furnisher_token is not null
      group by level, bureau, rule_token, furnisher_token),
    ranked as (
      select *, row_number() over (partition by level order by cases desc, items desc, furnisher_token) as place from grouped)
    select case level when 7 then 'all' when 3 then 'bureau' when 5 then 'rule' else 'furnisher' end as cut,
      bureau, rule_token as "ruleToken", furnisher_token as "furnisherToken", cases, items, deleted, corrected
    from ranked where level <> 6 or place <= ${mostFurnishers}
    order by level, cases desc, items desc, rule_token, furnisher_token`)
  return rows
}

/** The sealed name of each of these companies, as one of its reports prints it. */
export async function selectFurnisherNames(
  queryable: Queryable,
  tokens: readonly string[],
): Promise<Map<string, Uint8Array>> {
  if (tokens.length === 0) return new Map()
  const { furnisherToken, furnisherSealed } = answeredItems
  const rows = await queryable
    .selectDistinctOn([furnisherToken], { furnisherToken, furnisherSealed })
    .from(answeredItems)
    .where(inArray(furnisherToken, [...tokens]))
    .orderBy(furnisherToken)
  return new Map(
    rows.flatMap((row) =>
      row.furnisherToken && row.furnisherSealed ? [[row.furnisherToken, row.furnisherSealed] as const] : [],
    ),
  )
}

export interface AnswerTime {
  /** null: of all. */
  bureau: AnsweredLetterRow['bureau'] | null
  cases: number
  letters: number
  /** Days: a quarter of the letters was answered within the first, half within the second, three quarters within the third. */
  quartiles: [number, number, number]
}

/** How long the answers of these days took, by bureau and in all. */
export async function selectAnswerTimes(queryable: Queryable, days: DaySpan): Promise<AnswerTime[]> {
  const took = sql`(${answeredLetters.answeredOn} - ${answeredLetters.deliveredOn})`
  const { rows } = await queryable.execute<{ [K in keyof AnswerTime]: AnswerTime[K] }>(sql`
    select bureau, count(distinct client_id)::int as cases, count(*)::int as letters,
      array_to_json(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${took})) as quartiles
    from ${answeredLetters} where ${within(answeredLetters.answeredOn, days)}
    group by grouping sets ((), (bureau)) having count(*) > 0
    order by bureau nulls first`)
  return rows
}

export interface OutcomeQuestion {
  days: DaySpan
  bureau?: AnsweredItemRow['bureau'] | undefined
  ruleToken?: string | undefined
  furnisherToken?: string | undefined
}

/** One page of the cases behind a rate, the newest answer first. */
export async function selectOutcomeCases(
  queryable: Queryable,
  { days, bureau, ruleToken, furnisherToken }: OutcomeQuestion,
  page: { offset: number; limit: number },
) {
  const where: SQL | undefined = and(
    within(answeredItems.answeredOn, days),
    bureau === undefined ? undefined : eq(answeredItems.bureau, bureau),
    ruleToken === undefined ? undefined : eq(answeredItems.ruleToken, ruleToken),
    furnisherToken === undefined ? undefined : eq(answeredItems.furnisherToken, furnisherToken),
  )
  const { clientId, answeredOn, outcome } = answeredItems
  const [counted] = await queryable
    .select({ total: countDistinct(clientId) })
    .from(answeredItems)
    .where(where)
  const rows = await queryable
    .select({
      clientId,
      name: clients.name,
      items: count(),
      deleted: sql<number>`(count(*) filter (where ${outcome} = 'deleted'))::int`,
      answeredOn: max(answeredOn),
    })
    .from(answeredItems)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(where)
    .groupBy(clientId, clients.name)
    .orderBy(desc(max(answeredOn)), desc(clientId))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: counted?.total ?? 0 }
}
