import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { countClients, type PageWish, selectClientPage } from './client-list.store.ts'

/** One page of the clients that a filter finds, as the list of clients shows them, and how many it finds. */
export async function findClientPage(
  queryable: Queryable,
  wish: PageWish,
): Promise<{ rows: ClientRow[]; total: number }> {
  const total = await countClients(queryable, wish)
  return { rows: await selectClientPage(queryable, wish, total), total }
}
