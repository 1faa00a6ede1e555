import { sql } from 'drizzle-orm'
import { type DeletedClient, type Holding, heldForAWhile } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { addressValue } from '../../platform/db/person-columns.ts'

/** Keys of every stored file that a row of this client names. */
export async function selectClientFileKeys(
  queryable: Queryable,
  holdings: readonly Holding[],
  client: DeletedClient,
): Promise<string[]> {
  const keys = new Set<string>()
  for (const { files } of holdings) for (const key of (await files?.(queryable, client)) ?? []) keys.add(key)
  return [...keys]
}

/** Locks what every other transaction locks before the client's record: do it before that record is locked, too. */
export async function lockClientRows(
  tx: Queryable,
  holdings: readonly Holding[],
  client: DeletedClient,
): Promise<void> {
  for (const { lock } of heldForAWhile(holdings)) await lock?.(tx, client)
}

/** Clears every table of the list, then the queue's jobs that name the address. In the caller's transaction. */
export async function clearClientRows(
  tx: Queryable,
  holdings: readonly Holding[],
  client: DeletedClient,
): Promise<void> {
  await lockClientRows(tx, holdings, client)
  for (const { clear } of heldForAWhile(holdings)) await clear(tx, client)
  if (client.lastAddress === null) return
  await tx.execute(sql`
    delete from pgboss.job where name in ('mail-sign-in-link', 'mail-funding-link') and data->'payload'->>'emailKey' = ${addressValue(client.lastAddress)}`)
}
