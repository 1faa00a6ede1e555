import type { Queryable } from '../../platform/db/database.ts'
import { selectPicture } from './runs.store.ts'
import type { EvidencePictureRow } from './runs.tables.ts'

/** The file of a picture of a run of this client; undefined for any other. */
export async function findPicture(
  queryable: Queryable,
  input: { clientId: number; runId: string; key: string },
): Promise<Pick<EvidencePictureRow, 'fileKey'> | undefined> {
  return selectPicture(queryable, input)
}
