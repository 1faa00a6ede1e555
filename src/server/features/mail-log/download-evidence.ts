import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { OpenedFile } from '../../platform/files/file-store.ts'
import { fileNameOf, type NamedFile } from '../../platform/files/sealed-file-name.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectEvent } from './letter-events.store.ts'
import { selectStep } from './mail-log.store.ts'

interface EvidenceFile {
  bytes: OpenedFile
  fileName: string
  contentType: string
}

/** The photo or PDF of one step. Errors: not_found. */
export async function downloadMailingEvidence(
  deps: Deps,
  input: { clientId: number; step: number },
): Promise<EvidenceFile> {
  const { clientId, step: id } = input
  return fileOf(deps, await selectStep(deps.database.db, { clientId, id }))
}

/** The photo or PDF of one entry about a letter, also of one that was corrected. Errors: not_found. */
export async function downloadLetterEventEvidence(
  deps: Deps,
  input: { clientId: number; event: number },
): Promise<EvidenceFile> {
  const { clientId, event: id } = input
  return fileOf(deps, await selectEvent(deps.database.db, { clientId, id }))
}

async function fileOf(
  deps: Deps,
  row: (NamedFile & { contentType: string | null }) | undefined,
): Promise<EvidenceFile> {
  if (!row?.fileKey) throw new Refusal('not_found', says('mailing.noEvidence'))
  return {
    bytes: await deps.files.open(row.fileKey),
    fileName: fileNameOf(deps.sealer, row) || 'evidence',
    contentType: row.contentType ?? 'application/octet-stream',
  }
}
