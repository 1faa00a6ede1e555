import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { withWord } from '../../platform/db/person-columns.ts'
import {
  type ClientRow,
  clientSearch,
  clientSearchWords,
  clients,
  writingTransaction,
} from './clients.tables.ts'
import { searchWordsOf } from './search-words.ts'

type Named = Pick<ClientRow, 'id' | 'name' | 'email' | 'phone'>

/** Makes the words of a client those of its record, whatever they were. */
export async function writeSearchWords(tx: Queryable, client: Named): Promise<void> {
  await tx.delete(clientSearchWords).where(eq(clientSearchWords.clientId, client.id))
  const words = searchWordsOf(client)
  await tx
    .insert(clientSearch)
    .values({ clientId: client.id, words })
    .onConflictDoUpdate({ target: clientSearch.clientId, set: { words, changedIn: writingTransaction } })
}

/** The words of clients that have none yet, in one statement. */
export async function writeFirstWords(tx: Queryable, list: readonly Named[]): Promise<void> {
  await tx
    .insert(clientSearch)
    .values(list.map((client) => ({ clientId: client.id, words: searchWordsOf(client) })))
}

/** Some clients with words in the clear, as the version before wrote them. */
export async function selectInTheClear(queryable: Queryable, limit: number): Promise<ClientRow[]> {
  const ids = queryable
    .selectDistinct({ id: clientSearchWords.clientId })
    .from(clientSearchWords)
    .limit(limit)
  return queryable.select().from(clients).where(inArray(clients.id, ids))
}

/** Hashes their words in one statement; those in the clear go. */
export async function hashWords(tx: Queryable, list: readonly Named[]): Promise<void> {
  const ids = list.map(({ id }) => id)
  await tx.delete(clientSearchWords).where(inArray(clientSearchWords.clientId, ids))
  await tx.delete(clientSearch).where(inArray(clientSearch.clientId, ids))
  await writeFirstWords(tx, list)
}

/** Writes the table of words in the clear anew, without those of nobody, so that no page of its file keeps any. Outside every transaction. */
export async function emptyWordsInTheClear(queryable: Queryable): Promise<void> {
  await queryable.delete(clientSearchWords)
  await queryable.execute(sql`vacuum (full, analyze) ${clientSearchWords}`)
}

/** Clients without any word, made before there were words; by id, after the given one. */
export async function selectIncomplete(
  queryable: Queryable,
  afterId: number,
  limit: number,
): Promise<ClientRow[]> {
  const words = queryable
    .select({ one: sql`1` })
    .from(clientSearch)
    .where(eq(clientSearch.clientId, clients.id))
  return queryable
    .select()
    .from(clients)
    .where(and(gt(clients.id, afterId), notExists(words)))
    .orderBy(asc(clients.id))
    .limit(limit)
}

/**
 * Clients with one of these addresses, in lower case, or one of these whole telephone numbers as words; by id.
 *
 * The words are looked up in their index whatever the planner believes: by statistics from before the clients came (a first import, and nobody
 * has analyzed since), it compares each number with every client. `set local` would outlive the savepoint, so it is taken back.
 */
export async function selectAlike(
  queryable: Queryable,
  { emailKeys, phones }: { emailKeys: readonly string[]; phones: readonly string[] },
): Promise<Pick<ClientRow, 'id' | 'name' | 'emailKey' | 'phone'>[]> {
  const byPhone =
    phones.length === 0 ? sql`` : sql` union ${withWord(clientSearch.words, clientSearch.clientId, phones)}`
  return queryable.transaction(async (tx) => {
    const byAddress = tx
      .select({ id: clients.id })
      .from(clients)
      .where(inArray(clients.emailKey, [...emailKeys]))
    await tx.execute(sql`set local enable_seqscan = off`)
    const rows = await tx
      .select({ id: clients.id, name: clients.name, emailKey: clients.emailKey, phone: clients.phone })
      .from(clients)
      .where(sql`${clients.id} in (${byAddress}${byPhone})`)
      .orderBy(asc(clients.id))
    await tx.execute(sql`set local enable_seqscan = on`)
    return rows
  })
}
