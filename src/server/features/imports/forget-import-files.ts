import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { selectOldDrafts, updateImport } from './imports.store.ts'

/** Files of imports that nobody has started within a day go. */
export async function forgetImportFiles(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const { id, fileKey } of await selectOldDrafts(db, daysAfter(deps.clock.now(), -1))) {
    await updateImport(db, id, { fileKey: null })
    if (fileKey !== null) await deps.files.remove(fileKey)
  }
}
