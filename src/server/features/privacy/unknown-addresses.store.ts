import { and, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Holding, heldForAWhile } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import type { RowsOfAddress } from '../../platform/db/rows-that-go.ts'

/** Whether nobody with an address has a dispute case or an application. @param address in lower case */
export function hasNoRecord(holdings: readonly Holding[], address: SQL | PgColumn): SQL {
  return inNone(
    holdings.flatMap(({ knows }) => (knows?.isRecord ? [knows] : [])),
    address,
  )
}

/** Whether nobody is known under an address any more. */
function isUnknown(holdings: readonly Holding[], address: SQL | PgColumn): SQL {
  return inNone(
    holdings.flatMap(({ knows }) => knows ?? []),
    address,
  )
}

/** Whether anybody is known under an address (in lower case). */
export async function isKnownAddress(
  queryable: Queryable,
  holdings: readonly Holding[],
  emailKey: string,
): Promise<boolean> {
  if (emailKey === '') return false
  const { rows } = await queryable.execute<{ known: boolean }>(
    sql`select not (${isUnknown(holdings, addressValue(emailKey))}) as known`,
  )
  return rows[0]?.known === true
}

function inNone(known: readonly RowsOfAddress[], address: SQL | PgColumn): SQL {
  const found = known.map(
    ({ rows, address: own, which }) =>
      sql`exists (select 1 from ${rows} where ${and(sql`${own} = ${address}`, which)})`,
  )
  return sql`not (${sql.join(found, sql` or `)})`
}

/** What an address has beside its records (language, consents, mails, attempts) goes with the last of them. */
export async function forgetUnknownAddress(
  tx: Queryable,
  holdings: readonly Holding[],
  emailKey: string,
): Promise<void> {
  if (emailKey === '') return
  const unknown = isUnknown(holdings, addressValue(emailKey))
  for (const { trace } of heldForAWhile(holdings))
    if (trace)
      await tx
        .delete(trace.rows)
        .where(and(sql`${trace.address} = ${addressValue(emailKey)}`, trace.which, unknown))
}

/** The same, of all addresses, where it is older than an instant. */
export async function deleteOldTraces(
  tx: Queryable,
  holdings: readonly Holding[],
  before: Date,
): Promise<void> {
  for (const { trace } of heldForAWhile(holdings)) {
    if (trace?.since === undefined) continue
    const { rows, address, which, since } = trace
    await tx.delete(rows).where(and(which, lt(since, before), isUnknown(holdings, address)))
  }
}
