import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { keptDays } from './describe-export.ts'
import { deleteVolumes, selectOldExports, selectVolumes, updateExport } from './exports.store.ts'

/** Files of exports go a day after they are ready: first from the list, then from the store. */
export async function forgetExports(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const { id } of await selectOldExports(db, daysAfter(deps.clock.now(), -keptDays))) {
    const volumes = await selectVolumes(db, [id])
    await deps.database.transaction(async (tx) => {
      await updateExport(tx, id, { status: 'gone' })
      await deleteVolumes(tx, id)
    })
    for (const { fileKey } of volumes) await deps.files.remove(fileKey)
  }
}
