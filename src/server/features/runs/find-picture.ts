import type { Queryable } from '../../platform/db/database.ts'
import { selectPictures, selectRun } from './runs.store.ts'
import type { EvidencePictureRow } from './runs.tables.ts'

/** A picture of a run of this client; undefined for any other. */
export async function findPicture(
  queryable: Queryable,
  input: { clientId: number; runId: string; key: string },
): Promise<EvidencePictureRow | undefined> {
  const run = await selectRun(queryable, input.runId)
  if (run?.clientId !== input.clientId) return undefined
  return (await selectPictures(queryable, run.id)).find((row) => row.key === input.key)
}
