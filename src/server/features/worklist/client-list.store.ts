import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ClientSort } from '../../../shared/api/staff-clients.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { beginWith } from '../../platform/db/person-columns.ts'
import { typedWords } from '../../platform/db/search-words.ts'
import { type ClientRow, clientSearch, clients, stageRank } from '../clients/clients.tables.ts'
import type { NameOrder } from '../clients/name-order.ts'
import { followupWords } from '../followup/followup.tables.ts'
import { clientTags } from '../tags/tags.tables.ts'
import { figured } from './figured-clients.store.ts'
import type { ListQuestion } from './list-question.ts'

export interface PageWish extends ListQuestion {
  /** What `orderOfNames` says; absent where the list is not sorted by name. */
  names?: NameOrder | undefined
  sort: ClientSort
  direction: 'up' | 'down'
  offset: number
  limit: number
}

export async function countClients(queryable: Queryable, question: ListQuestion): Promise<number> {
  const [row] = await queryable
    .select({ count: sql<number>`count(*)::int` })
    .from(clients)
    .where(conditionsOf(queryable, question))
  return row?.count ?? 0
}

/**
 * One page, in order. The numbers are found first, in an index alone where one serves, then their rows; a page behind
 * the middle is counted from the end.
 * @param total what countClients() answered to the same question
 */
export async function selectClientPage(
  queryable: Queryable,
  wish: PageWish,
  total: number,
): Promise<ClientRow[]> {
  const end = Math.min(wish.offset + wish.limit, total)
  if (wish.offset >= end) return []
  if (wish.sort === 'name') return selectPageByName(queryable, wish, end)
  const fromEnd = wish.offset > total / 2
  const found = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(await conditionsOfPage(queryable, wish, total))
    .orderBy(...orderOf(wish, fromEnd))
    .limit(end - wish.offset)
    .offset(fromEnd ? total - end : wish.offset)
  return inThisOrder(
    queryable,
    (fromEnd ? found.reverse() : found).map(({ id }) => id),
  )
}

/** The same by name, which is sealed: the order is kept in memory, and who is found stands in it. */
async function selectPageByName(queryable: Queryable, wish: PageWish, end: number): Promise<ClientRow[]> {
  const conditions = conditionsOf(queryable, wish)
  const { names: order } = wish
  if (order === undefined) throw new Error('a page by name was asked for without the order of names')
  const found = conditions && (await selectFoundIds(queryable, conditions))
  const inOrder = found === undefined ? order.ids : order.sort(found)
  const last = inOrder.length
  const ids =
    wish.direction === 'up'
      ? inOrder.slice(wish.offset, end)
      : inOrder.slice(Math.max(0, last - end), last - wish.offset).toReversed()
  return inThisOrder(queryable, ids)
}

/** The numbers of who is found: one value, since a hundred thousand rows would keep everybody waiting. */
async function selectFoundIds(queryable: Queryable, conditions: SQL): Promise<number[]> {
  const all = sql<number[] | null>`json_agg(${clients.id})`
  const [row] = await queryable.select({ ids: all }).from(clients).where(conditions)
  return row?.ids ?? []
}

async function inThisOrder(queryable: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  const rows = await queryable
    .select()
    .from(clients)
    .where(inArray(clients.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** So many found clients are sorted sooner than an index of all clients is read for them. */
const fewFound = 10_000

/**
 * The database expects words to be spread evenly over an order. Names are not ("maria", by name): it would read half an
 * index to find a page. Few that were found are therefore named to it by their numbers.
 */
async function conditionsOfPage(
  queryable: Queryable,
  question: ListQuestion,
  total: number,
): Promise<SQL | undefined> {
  const conditions = conditionsOf(queryable, question)
  const { search, tag, notes } = question.filter
  const isSought = Boolean(search?.trim() || notes?.trim()) || tag !== undefined
  if (!isSought || total > fewFound) return conditions
  const rows = await queryable.select({ id: clients.id }).from(clients).where(conditions)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  return sql`${clients.id} in (select value::int from json_array_elements_text(${ids}::json))`
}

/** The newest `limit` clients that a filter finds among those before a number: for walking through all of them. */
export async function selectClientsBefore(
  queryable: Queryable,
  question: ListQuestion,
  beforeId: number,
  limit: number,
): Promise<ClientRow[]> {
  return queryable
    .select()
    .from(clients)
    .where(and(conditionsOf(queryable, question), lt(clients.id, beforeId)))
    .orderBy(desc(clients.id))
    .limit(limit)
}

function conditionsOf(queryable: Queryable, question: ListQuestion): SQL | undefined {
  const { filter, today } = question
  const { stage, payment, type, missing, late, search } = filter
  const { nextDeadlineOn, nextDeadlineProved, missingFiles, disputeStatus } = clients
  // A completed case needs no file any more.
  const isMissing = and(gt(missingFiles, 0), ne(disputeStatus, 'completed'))
  const isNoneMissing = or(lte(missingFiles, 0), eq(disputeStatus, 'completed'))
  return and(
    stage ? eq(disputeStatus, stage) : undefined,
    payment ? eq(clients.paymentStatus, payment) : undefined,
    type ? eq(clients.clientType, type) : undefined,
    missing === 'yes' ? isMissing : missing === 'no' ? isNoneMissing : undefined,
    late === 'yes' ? and(eq(nextDeadlineProved, true), lt(nextDeadlineOn, today)) : undefined,
    late === 'no'
      ? or(isNull(nextDeadlineOn), sql`${nextDeadlineProved} is not true`, gte(nextDeadlineOn, today))
      : undefined,
    ...figured(filter),
    search?.trim() ? found(queryable, search) : undefined,
    ...followed(queryable, question),
  )
}

/** By what staff keep of a case among themselves. */
function followed(queryable: Queryable, { filter, readerId, noteWords }: ListQuestion): (SQL | undefined)[] {
  const { owner, tag } = filter
  const tagged = () =>
    queryable
      .select({ id: clientTags.clientId })
      .from(clientTags)
      .where(eq(clientTags.tagId, tag ?? 0))
  return [
    owner === 'nobody' ? isNull(clients.ownerUserId) : undefined,
    owner !== undefined && owner !== 'nobody'
      ? eq(clients.ownerUserId, owner === 'me' ? (readerId ?? '') : owner)
      : undefined,
    tag === undefined ? undefined : inArray(clients.id, tagged()),
    // Nothing that could be found was typed: nobody is found.
    noteWords?.length === 0 ? sql`false` : undefined,
    ...(noteWords ?? []).map((word) => inArray(clients.id, clientsWithNote(queryable, word))),
  ]
}

/** Nothing that could be found was typed ('---'): nobody is found. */
function found(queryable: Queryable, search: string): SQL | undefined {
  const words = typedWords(search)
  if (words.length === 0) return sql`false`
  return inArray(clients.id, clientsWithWords(queryable, words))
}

const columns: Record<Exclude<ClientSort, 'name'>, readonly (PgColumn | SQL)[]> = {
  created: [clients.createdAt],
  amount: [clients.amountCents],
  stage: [stageRank, clients.disputeStatus, clients.createdAt],
  payment: [clients.paymentStatus, clients.createdAt],
  deadline: [clients.nextDeadlineOn],
  lastEmail: [clients.lastEmailSent],
  changed: [clients.updatedAt],
}

/** Sorts by a day that not every client has: without it a client stands last, up and down. */
const mayBeEmpty: readonly ClientSort[] = ['deadline', 'lastEmail']

/** Each is the order of an index of clients.tables.ts, read forwards or backwards; the number makes it total. */
function orderOf({ sort, direction }: PageWish, fromEnd: boolean): SQL[] {
  // By name the order is not the database's.
  if (sort === 'name') return []
  const isUp = (direction === 'up') !== fromEnd
  const parts = [...columns[sort], clients.id]
  if (!mayBeEmpty.includes(sort)) return parts.map((part) => (isUp ? asc(part) : desc(part)))
  const empties = sql.raw(fromEnd ? 'nulls first' : 'nulls last')
  return parts.map((part) => sql`${part} ${sql.raw(isUp ? 'asc' : 'desc')} ${empties}`)
}

/** The clients of which each of these words begins one. `words` are of typedWords(): letters and digits only. */
function clientsWithWords(queryable: Queryable, words: readonly string[]) {
  return queryable
    .select({ clientId: clientSearch.clientId })
    .from(clientSearch)
    .where(beginWith(clientSearch.words, words))
}

/** The clients in whose notes or tasks a word stands. */
function clientsWithNote(queryable: Queryable, wordHash: string) {
  return queryable
    .select({ clientId: followupWords.clientId })
    .from(followupWords)
    .where(eq(followupWords.wordHash, wordHash))
}
