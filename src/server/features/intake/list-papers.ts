import { type Paper, type PaperField, paperFields } from '../../../shared/api/papers.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientFileRow } from './intake.tables.ts'
import { listClientFiles } from './list-client-files.ts'
import { sentDays } from './sent-papers.ts'

/** The papers that are kept for a client, the newest first, each with whether it can still be changed. */
export async function listPapers(deps: Deps, clientId: number): Promise<Paper[]> {
  const { db } = deps.database
  const [rows, sentOn] = await Promise.all([listClientFiles(db, clientId), sentDays(db, clientId)])
  return rows.flatMap((row) => {
    const field = fieldOf(row)
    return field === null ? [] : [shown(deps, row, field, sentOn(row))]
  })
}

function shown(deps: Deps, row: ClientFileRow, field: PaperField, sentAt: Date | null): Paper {
  const { id, clientId, bytes, pages, addedBy } = row
  return {
    id,
    field,
    fileName: fileNameOf(deps.sealer, row),
    bytes,
    pages,
    picture: `/api/clients/${clientId}/papers/${id}/picture`,
    url: `/api/clients/${clientId}/files/file-${id}`,
    addedAt: row.createdAt.toISOString(),
    addedBy,
    sentAt: sentAt?.toISOString() ?? null,
    replacedAt: row.replacedAt?.toISOString() ?? null,
  }
}

const fieldOf = ({ field }: ClientFileRow) => paperFields.find((each) => each === field) ?? null
