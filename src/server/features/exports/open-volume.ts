import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findExport, selectVolumes } from './exports.store.ts'

/** A part of an export that is ready. That it was taken is in the audit log first. Errors: not_found. */
export async function openVolume(
  deps: Deps,
  { exportId, number, actor }: { exportId: number; number: number; actor: AuditActor },
): Promise<FileReply> {
  const { db } = deps.database
  const row = await findExport(db, exportId)
  const volume = (await selectVolumes(db, [exportId])).find((each) => each.number === number)
  if (row?.status !== 'ready' || !volume) throw new Refusal('not_found', says('staff.noExport'))
  const bytes = await deps.files.open(volume.fileKey)
  await deps.database.transaction(async (tx) => {
    const detail = { export: exportId, part: number }
    await appendAuditEntry(tx, { actor, action: 'download-export', detail, at: deps.clock.now() })
  })
  return {
    file: { bytes, contentType: 'application/zip', fileName: `armor-export-${exportId}-part-${number}.zip` },
  }
}
