import type { UnreadFile } from '../../../shared/api/pointing.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { openHowRead } from '../reports/how-read.ts'
import { listUnreadReports } from '../reports/list-stored-reports.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { frequentLabels } from './frequent-labels.ts'
import { countInForce } from './pointing.store.ts'

const pageSize = 25

/**
 * Current reports that were not, or not wholly, understood, the oldest first. A page behind the last one is empty. The reading
 * stands in the audit log.
 */
export async function listUnreadFiles(
  deps: Deps,
  input: { page: number; actor: AuditActor },
): Promise<{ files: UnreadFile[]; total: number; page: number; pages: number }> {
  const { db } = deps.database
  const { rows, total } = await listUnreadReports(db, {
    offset: (input.page - 1) * pageSize,
    limit: pageSize,
  })
  const said = await countInForce(
    db,
    rows.flatMap(({ clientId }) => clientId ?? []),
  )
  const files: UnreadFile[] = []
  for (const row of rows) {
    const client = row.clientId === null ? undefined : await findClient(db, row.clientId)
    if (!client || row.readState === null || row.readState === 'read') continue
    const words = said.find((each) => each.clientId === client.id && each.sha256 === row.sha256)
    files.push({ ...shown(deps, row, row.readState), ...nameOf(client), pointings: words?.count ?? 0 })
  }
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'list-unread-files',
      detail: { page: input.page, rows: files.length },
      at: deps.clock.now(),
    }),
  )
  return { files, total, page: input.page, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

const nameOf = ({ id, name }: { id: number; name: string }) => ({ clientId: id, clientName: name })

function shown(
  deps: Deps,
  row: ReportUploadRow,
  state: UnreadFile['state'],
): Omit<UnreadFile, 'clientId' | 'clientName' | 'pointings'> {
  const how = openHowRead(deps, row)
  return {
    bureau: row.bureau,
    fileName: fileNameOf(deps.sealer, row),
    uploadedAt: row.createdAt.toISOString(),
    state,
    sentence: how?.sentence ?? null,
    unread: row.unreadLines,
    labels: frequentLabels((how?.unread ?? []).map(({ text }) => text)),
  }
}
