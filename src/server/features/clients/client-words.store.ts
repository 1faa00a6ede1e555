import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientRow, clientSearchWords, clients } from './clients.tables.ts'
import { searchWordsOf } from './search-words.ts'

type Named = Pick<ClientRow, 'id' | 'name' | 'email' | 'phone'>

/** Makes the words of a client those of its record, whatever they were. */
export async function writeSearchWords(tx: Queryable, client: Named): Promise<void> {
  await tx.delete(clientSearchWords).where(eq(clientSearchWords.clientId, client.id))
  const rows = searchWordsOf(client).map((word) => ({ word, clientId: client.id }))
  await tx.insert(clientSearchWords).values(rows).onConflictDoNothing()
}

/** The words of clients that have none yet, in one statement. */
export async function writeFirstWords(tx: Queryable, list: readonly Named[]): Promise<void> {
  const words = list.flatMap((client) => searchWordsOf(client).map((word) => ({ word, client: client.id })))
  await tx.execute(sql`insert into ${clientSearchWords} (word, client_id)
    select word, client from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given (word text, client int)`)
}

/** Clients without any word, made before there were words; by id, after the given one. */
export async function selectIncomplete(
  queryable: Queryable,
  afterId: number,
  limit: number,
): Promise<ClientRow[]> {
  const { nextDeadlineOn, nextDeadlineProved } = clients
  const words = queryable
    .select({ one: sql`1` })
    .from(clientSearchWords)
    .where(eq(clientSearchWords.clientId, clients.id))
  return queryable
    .select()
    .from(clients)
    .where(
      and(
        gt(clients.id, afterId),
        or(notExists(words), and(isNotNull(nextDeadlineOn), isNull(nextDeadlineProved))),
      ),
    )
    .orderBy(asc(clients.id))
    .limit(limit)
}

/** Clients with one of these addresses, in lower case, or one of these whole telephone numbers as words; by id. */
export async function selectAlike(
  queryable: Queryable,
  { emailKeys, phones }: { emailKeys: readonly string[]; phones: readonly string[] },
): Promise<Pick<ClientRow, 'id' | 'name' | 'emailKey' | 'phone'>[]> {
  const byPhone = queryable
    .select({ id: clientSearchWords.clientId })
    .from(clientSearchWords)
    .where(inArray(clientSearchWords.word, [...phones]))
  return queryable
    .select({ id: clients.id, name: clients.name, emailKey: clients.emailKey, phone: clients.phone })
    .from(clients)
    .where(
      or(
        inArray(clients.emailKey, [...emailKeys]),
        phones.length === 0 ? undefined : inArray(clients.id, byPhone),
      ),
    )
    .orderBy(asc(clients.id))
}
