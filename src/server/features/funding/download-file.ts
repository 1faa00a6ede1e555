import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { OpenedFile } from '../../platform/files/file-store.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectFundingFile } from './funding-documents.store.ts'
import { noteStaffOpening } from './note-staff-opening.ts'

/** One uploaded file of an application; a staff read is in the audit log. Errors: not_found. */
export async function downloadFundingFile(
  deps: Deps,
  input: { id: number; file: number; viewer: Viewer },
): Promise<{ file: { bytes: OpenedFile; fileName: string; contentType: string } }> {
  const { id: applicationId, file: fileId } = input
  const row = await selectFundingFile(deps.database.db, { applicationId, fileId })
  if (!row?.fileKey) throw new Refusal('not_found', says('case.noFile'))
  await noteStaffOpening(deps, input.viewer, {
    action: 'open-funding-file',
    detail: { application: applicationId, file: fileId },
  })
  const bytes = await deps.files.open(row.fileKey)
  return {
    file: {
      bytes,
      fileName: fileNameOf(deps.sealer, row),
      contentType: row.contentType ?? 'application/octet-stream',
    },
  }
}
