import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sandboxIdempotency, sandboxObjects } from './sandbox.tables.ts'

/**
 * The sandbox's objects of these payments without the person's name and address; amounts and ids stay.
 * @param ids of payments, sessions and customers @param said what a JSON text may repeat of the person
 */
export async function emptySandbox(
  tx: Queryable,
  ids: readonly string[],
  said: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const rows = await tx
      .select({ id: sandboxObjects.id, data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(sql`position(${id} in ${sandboxObjects.data}::text) > 0`)
      .for('update')
    for (const row of rows) {
      const data = JSON.parse(JSON.stringify(row.data, (_, value) => (said.includes(value) ? null : value)))
      await tx.update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, row.id))
    }
  }
}

/** What the sandbox would answer again to the request that made one of these payments. */
export async function deleteSandboxAnswers(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await tx.delete(sandboxIdempotency).where(sql`position(${id} in ${sandboxIdempotency.body}::text) > 0`)
}
