import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rewriteDocumentsJob } from './decisions.jobs.ts'
import { raiseRevision } from './decisions.store.ts'

/**
 * Makes the drafts follow a change, in the transaction of that change. Each change has its own job, and only the newest
 * one writes: several quick ones end in one consistent set.
 */
export async function requestRewrite(
  deps: Pick<Deps, 'queue'>,
  tx: Queryable,
  clientId: number,
): Promise<void> {
  const revision = await raiseRevision(tx, clientId)
  await deps.queue.enqueue(tx, rewriteDocumentsJob, { clientId, revision }, { id: `${clientId}:${revision}` })
}
