import type { Queryable } from '../../platform/db/database.ts'
import { attachPayments } from './funding-payments.store.ts'

/** What was paid at this address before there was an application belongs to this one from now on. */
export async function attachPackages(
  tx: Queryable,
  application: { id: number; emailKey: string },
): Promise<void> {
  await attachPayments(tx, application)
}
