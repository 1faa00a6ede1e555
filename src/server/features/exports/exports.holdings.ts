import { getTableName } from 'drizzle-orm'
import { type Holding, remains } from '../../holding.ts'
import { dataExportVolumes } from './exports.tables.ts'

/** What is held of people here: copies of what stands elsewhere, for a day. */
export const exportsHoldings: readonly Holding[] = [
  ...remains('nobody', 'counts', 'data_exports'),
  {
    table: getTableName(dataExportVolumes),
    how: 'nobody',
    why: 'sealed copies that an admin takes along, gone a day after they are ready',
    fileKey: dataExportVolumes.fileKey,
  },
]
