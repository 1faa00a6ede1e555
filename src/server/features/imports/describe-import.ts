import type { ClientImport } from '../../../shared/api/imports.ts'
import type { ClientImportRow } from './imports.tables.ts'

/** An import as an admin sees it. */
export function describeImport(row: ClientImportRow): ClientImport {
  const { id, source, rows, done, added, skipped, refused, status, kept, invited, isInviting } = row
  return {
    ...{ id, source, rows, done, added, skipped, refused, status, kept, invited, isInviting },
    problems: [...row.problems],
    by: row.actorName,
    createdAt: row.createdAt.toISOString(),
  }
}
