import type { Deps } from '../../deps.ts'
import { figureEarlierOutcomesJob } from './figures.jobs.ts'

/** At every start: the same job each time, so that it runs once. */
export async function startFigures(deps: Pick<Deps, 'queue' | 'database'>): Promise<void> {
  await deps.queue.enqueue(deps.database.db, figureEarlierOutcomesJob, {}, { id: 'once' })
}
