import type { Queryable } from '../../platform/db/database.ts'
import { insertHolder } from './holders.store.ts'

/** Decision 15: the browser that created a client record may open it from now on. Twice is the same as once. */
export async function holdClient(
  tx: Queryable,
  input: { userId: string; clientId: number; now: Date },
): Promise<void> {
  await insertHolder(tx, input.userId, input.clientId, input.now)
}
