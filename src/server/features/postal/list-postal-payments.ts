import type { Queryable } from '../../platform/db/database.ts'
import type { PostalOrderRow } from './postal.tables.ts'
import { selectSettledOrders } from './postal-orders.store.ts'

/** What was paid for mailing letters of these clients, oldest first. */
export async function listPostalPayments(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<PostalOrderRow[]> {
  return clientIds.length === 0 ? [] : selectSettledOrders(queryable, clientIds)
}
