import type { DataExport } from '../../../shared/api/exports.ts'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { DataExportRow, DataExportVolumeRow } from './exports.tables.ts'

/** So long the files of an export stay once it is ready. */
export const keptDays = 1

/** An export as an admin sees it. @param volumes of this export and others */
export function describeExport(row: DataExportRow, volumes: readonly DataExportVolumeRow[]): DataExport {
  const { id, status, done, total } = row
  return {
    ...{ id, status, done, total },
    by: row.actorName,
    createdAt: row.createdAt.toISOString(),
    goneAt: row.readyAt === null ? null : daysAfter(row.readyAt, keptDays).toISOString(),
    volumes: volumes
      .filter(({ exportId }) => exportId === id)
      .map(({ number, bytes }) => ({ number, bytes })),
  }
}
