import type { Deps } from '../../deps.ts'
import { listWithoutPlan } from '../documents/list-documents.ts'
import { rewriteDocumentsJob } from './decisions.jobs.ts'
import { selectStaleDrafts } from './decisions.store.ts'
import { findDraftState } from './find-draft-state.ts'
import { requestRewrite } from './request-rewrite.ts'

/** Letters that an older version wrote are many at once; the rest comes an hour later. */
const mostAtOnce = 50

/**
 * Each has the job of its own revision, so that one which is on its way, or was in vain, is not asked for twice. Letters from before it
 * was kept what goes into their envelope are written anew once, as by a change.
 */
export async function rewriteStaleDrafts(deps: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  const { db } = deps.database
  for (const { clientId, revision } of await selectStaleDrafts(db)) {
    const id = `${clientId}:${revision}`
    await deps.queue.enqueue(db, rewriteDocumentsJob, { clientId, revision }, { id })
  }
  for (const clientId of await listWithoutPlan(db, mostAtOnce)) {
    await deps.database.transaction(async (tx) => {
      const { revision, writtenRevision } = await findDraftState(tx, clientId)
      if (revision <= writtenRevision) await requestRewrite(deps, tx, clientId)
    })
  }
}
