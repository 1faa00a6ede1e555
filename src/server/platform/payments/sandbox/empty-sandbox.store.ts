import { sql } from 'drizzle-orm'
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
  for (const id of ids)
    for (const text of said) {
      await tx.execute(sql`
        update ${sandboxObjects} set data = replace(data::text, to_json(${text}::text)::text, 'null')::jsonb
        where position(${id} in data::text) > 0`)
    }
}

/** What the sandbox would answer again to the request that made one of these payments. */
export async function deleteSandboxAnswers(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await tx.delete(sandboxIdempotency).where(sql`position(${id} in ${sandboxIdempotency.body}::text) > 0`)
}
