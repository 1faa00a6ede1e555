import { getTableName, inArray } from 'drizzle-orm'
import type { Holding } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { dataExports, dataExportVolumes } from './exports.tables.ts'

/**
 * What is held of people here: copies of what stands elsewhere, for a day. A part holds many people and cannot be told apart: whoever is
 * deleted ends every export that may hold them, the one that is being written, too. Who needs one writes another.
 */
export const exportsHoldings: readonly Holding[] = [
  {
    table: getTableName(dataExportVolumes),
    how: 'goes',
    until: ['client goes', 'application goes'],
    fileKey: dataExportVolumes.fileKey,
    files: async (queryable) => {
      const parts = await queryable.select({ key: dataExportVolumes.fileKey }).from(dataExportVolumes)
      return parts.map(({ key }) => key)
    },
    // A part that is being committed is waited for, and known then.
    lock: lockExports,
    clear: endExports,
    clearApplication: endExports,
  },
  { table: getTableName(dataExports), how: 'nobody', why: 'counts' },
]

const kept = inArray(dataExports.status, ['running', 'ready'])

async function lockExports(tx: Queryable): Promise<void> {
  await tx.select({ id: dataExports.id }).from(dataExports).where(kept).orderBy(dataExports.id).for('update')
}

async function endExports(tx: Queryable): Promise<void> {
  await tx.update(dataExports).set({ status: 'gone' }).where(kept)
  await tx.delete(dataExportVolumes)
}
