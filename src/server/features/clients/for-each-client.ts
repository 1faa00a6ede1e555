import type * as z from 'zod/mini'
import type { bulkOutcome } from '../../../shared/api/staff-clients.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectClientNames } from './clients.store.ts'

export type BulkOutcome = z.output<typeof bulkOutcome>

/** Does one thing for each client, one after the other. Who is refused it is named with the sentence of the refusal. */
export async function forEachClient(
  deps: Pick<Deps, 'database'>,
  clientIds: readonly number[],
  work: (clientId: number) => Promise<void>,
): Promise<BulkOutcome> {
  const names = await selectClientNames(deps.database.db, clientIds)
  const skipped: BulkOutcome['skipped'] = []
  for (const clientId of clientIds) {
    try {
      await work(clientId)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      skipped.push({ clientId, name: names.get(clientId) ?? `Client ${clientId}`, reason: cause.message })
    }
  }
  return { done: clientIds.length - skipped.length, skipped }
}
