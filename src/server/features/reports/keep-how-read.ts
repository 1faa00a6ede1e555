import type { Deps } from '../../deps.ts'
import type { HowReadColumns } from './how-read.ts'
import { changeReport } from './reports.store.ts'

/** Keeps how an upload was read, of a row from before that was kept. Read twice at once, it is kept twice, alike. */
export async function keepHowRead(
  deps: Pick<Deps, 'database'>,
  uploadId: number,
  columns: HowReadColumns,
): Promise<void> {
  await changeReport(deps.database.db, uploadId, columns)
}
