import type { Deps } from '../../deps.ts'
import { addEarlierWorksJob } from './works.jobs.ts'

/** At every start: the same job each time, so that it runs once. */
export async function startWorks(deps: Pick<Deps, 'queue' | 'database'>): Promise<void> {
  await deps.queue.enqueue(deps.database.db, addEarlierWorksJob, {}, { id: 'once' })
}
