import type { Deps } from '../../deps.ts'
import { rewriteDocumentsJob } from './decisions.jobs.ts'
import { selectStaleDrafts } from './decisions.store.ts'

/** Each has the job of its own revision, so that one which is on its way, or was in vain, is not asked for twice. */
export async function rewriteStaleDrafts(deps: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  for (const { clientId, revision } of await selectStaleDrafts(deps.database.db)) {
    const id = `${clientId}:${revision}`
    await deps.queue.enqueue(deps.database.db, rewriteDocumentsJob, { clientId, revision }, { id })
  }
}
