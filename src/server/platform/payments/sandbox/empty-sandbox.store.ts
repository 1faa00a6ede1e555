import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sandboxIdempotency, sandboxObjects } from './sandbox.tables.ts'

/** Where the provider's objects name whoever pays; a `name` does so beside an address alone, else it is a product's. */
const personFields = new Set(['email', 'receipt_email', 'customer_email', 'phone'])

/**
 * The sandbox's objects of these payments without the person's name and address; amounts and ids stay. Whatever these objects call
 * whoever paid goes: the record may have had another name and address when it was paid.
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
      const data = JSON.parse(JSON.stringify(row.data, withoutPerson(said)))
      await tx.update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, row.id))
    }
  }
}

const withoutPerson = (said: readonly string[]) =>
  function (this: object, field: string, value: unknown): unknown {
    const namesPayer = personFields.has(field) || (field === 'name' && 'email' in this)
    return typeof value === 'string' && (namesPayer || said.includes(value)) ? null : value
  }

/** What the sandbox would answer again to the request that made one of these payments. */
export async function deleteSandboxAnswers(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await tx.delete(sandboxIdempotency).where(sql`position(${id} in ${sandboxIdempotency.body}::text) > 0`)
}
