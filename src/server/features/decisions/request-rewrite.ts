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

/**
 * The same for a revision that is newer than what a run has just written: its own job may have come and gone while the run
 * was active. Once a run and revision.
 */
export async function rewriteAfterRun(
  deps: Pick<Deps, 'queue'>,
  tx: Queryable,
  after: { clientId: number; runId: string; revision: number },
): Promise<void> {
  const { clientId, runId, revision } = after
  await deps.queue.enqueue(tx, rewriteDocumentsJob, { clientId, revision }, { id: `${runId}:${revision}` })
}
