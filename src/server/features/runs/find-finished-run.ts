import type { Queryable } from '../../platform/db/database.ts'
import { selectFinishedRun } from './runs.store.ts'

export interface FinishedRun {
  id: string
  finishedAt: Date
  findingCount: number
}

/** The newest run of a client that ended with documents; undefined before there is one. */
export async function findFinishedRun(
  queryable: Queryable,
  clientId: number,
): Promise<FinishedRun | undefined> {
  const run = await selectFinishedRun(queryable, clientId)
  if (!run?.finishedAt) return undefined
  return { id: run.id, finishedAt: run.finishedAt, findingCount: run.findingCount ?? 0 }
}
