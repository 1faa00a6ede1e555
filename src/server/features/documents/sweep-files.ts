import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { selectFileKeys } from '../../platform/db/file-keys.store.ts'
import type { FileKeyColumn } from '../../platform/db/rows-that-go.ts'

/** A file is stored before the row that names it; a day is far longer than any request or job between the two. */
const youngMs = msOfDay

/**
 * Removes stored files that no row names: what a kill between file and row, or between commit and removal, has left.
 * The files are listed before the rows are read, so that a row made meanwhile keeps its file. Answers how many went.
 * @param columns where rows name files: the list of the composition root
 */
export async function sweepFiles(
  deps: Pick<Deps, 'database' | 'files' | 'clock'>,
  columns: readonly FileKeyColumn[],
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - youngMs)
  const old = await deps.files.listOlderThan(before)
  if (old.length === 0) return 0
  const named = await selectFileKeys(deps.database.db, columns)
  const ownerless = old.filter((key) => !named.has(key))
  for (const key of ownerless) await deps.files.remove(key)
  return ownerless.length
}
