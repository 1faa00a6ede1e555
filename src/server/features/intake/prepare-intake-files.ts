import { intakeFiles } from '../../../shared/api/intake.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { sealFileName, sealRefusedReason } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { assembleUpload, reasonInForm } from '../reports/assemble-upload.ts'
import { type PreparedReport, prepareReport } from '../reports/store-report.ts'
import { takePaper } from './take-paper.ts'

export interface PreparedFile {
  field: string
  fileNameSealed: Uint8Array
  bytes: number
  fileKey: string | null
  contentType: string | null
  pages: number | null
  sha256: string | null
  refusedReasonSealed: Uint8Array | null
}

export interface PreparedIntakeFiles {
  reports: PreparedReport[]
  documents: PreparedFile[]
  refused: { field: string; reason: Sentence }[]
}

/**
 * Checks and stores the files of an intake, before its transaction. A refused file does not refuse the intake
 * (decision 22): it is listed with its reason and nothing of it is kept.
 */
export async function prepareIntakeFiles(
  deps: Deps,
  files: readonly UploadedFile[],
): Promise<PreparedIntakeFiles> {
  const prepared: PreparedIntakeFiles = { reports: [], documents: [], refused: [] }
  for (const slot of intakeFiles) {
    const own = files.filter(
      (each) => each.field === slot.field && (each.bytes.length > 0 || each.fileName !== ''),
    )
    const [file] = own
    if (!file) continue
    if (slot.bureau) {
      const assembled = await assembleUpload(deps, { files: own })
      if (assembled.ok) {
        const { bytes, fileName } = assembled
        prepared.reports.push(
          await prepareReport(deps, { bureau: slot.bureau, fileName, bytes, owner: null }),
        )
      } else refuse(deps, prepared, file, reasonInForm(assembled))
      continue
    }
    const taken = await takePaper(deps, [file, ...own.slice(1)], slot.field)
    if (!taken.ok) {
      refuse(deps, prepared, file, taken.reason)
      continue
    }
    const stored = await deps.files.put(taken.bytes)
    prepared.documents.push({
      field: slot.field,
      bytes: stored.bytes,
      fileNameSealed: sealFileName(deps.sealer, stored.key, taken.fileName.slice(0, 255)),
      fileKey: stored.key,
      contentType: taken.contentType,
      pages: taken.pages,
      sha256: stored.sha256,
      refusedReasonSealed: null,
    })
  }
  return prepared
}

function refuse(
  deps: Deps,
  prepared: PreparedIntakeFiles,
  { field, fileName, bytes }: UploadedFile,
  reason: Sentence,
): void {
  prepared.refused.push({ field, reason })
  prepared.documents.push({
    field,
    bytes: bytes.length,
    fileNameSealed: sealFileName(deps.sealer, null, fileName),
    fileKey: null,
    contentType: null,
    pages: null,
    sha256: null,
    refusedReasonSealed: sealRefusedReason(deps.sealer, reason),
  })
}

/** Takes back what `prepareIntakeFiles` stored, when the intake turned out to be a repetition. */
export async function discardIntakeFiles(deps: Deps, prepared: PreparedIntakeFiles): Promise<void> {
  const keys = [
    ...prepared.reports.map((each) => each.fileKey),
    ...prepared.documents.map((each) => each.fileKey),
  ]
  for (const key of keys) if (key) await deps.files.remove(key)
}
