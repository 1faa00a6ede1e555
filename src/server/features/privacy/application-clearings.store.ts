import { sql } from 'drizzle-orm'
import { type DeletedApplication, type Holding, heldForAWhile } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { addressValue } from '../../platform/db/person-columns.ts'

/** Clears every row about an application, and the queue's job that names its address. In the caller's transaction. */
export async function clearApplicationRows(
  tx: Queryable,
  holdings: readonly Holding[],
  application: DeletedApplication,
): Promise<void> {
  for (const { clearApplication } of heldForAWhile(holdings)) await clearApplication?.(tx, application)
  if (!application.isLast) return
  await tx.execute(sql`
    delete from pgboss.job where name = 'mail-funding-link' and data->'payload'->>'emailKey' = ${addressValue(application.emailKey)}`)
}
