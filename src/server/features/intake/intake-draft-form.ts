import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { assembleUpload, isLockedReport } from '../reports/assemble-upload.ts'
import { lookAtReport } from '../reports/look-at-report.ts'
import type { DraftForm, TakenDraftFile } from './keep-draft-files.ts'
import { takePaper } from './take-paper.ts'

/**
 * The intake. Pages that were chosen one by one are kept as the one file that they become; one PDF also while it is locked,
 * until its password is said. Each report is looked at when it is chosen.
 */
export const intakeDraftForm: DraftForm<IntakeFileField> = {
  fields: intakeFiles.map(({ field }) => field),
  async take(deps, field, chosen, password) {
    const bureau = bureauOf(field)
    if (bureau) {
      const assembled = await assembleUpload(deps, { files: chosen, password })
      if (assembled.ok) return lookedAt(deps, bureau, assembled)
      const { reason, needsPassword } = assembled
      throw new Refusal('file_refused', reason, {
        [field]: reason,
        ...(needsPassword ? { password: reason } : {}),
      })
    }
    const taken = await takePaper(deps, chosen, field)
    if (!taken.ok) throw new Refusal('file_refused', taken.reason, { [field]: taken.reason })
    return taken
  },
}

const bureauOf = (field: IntakeFileField) => intakeFiles.find((slot) => slot.field === field)?.bureau ?? null

/** What the upload page would say of it: a file that cannot be used is told where it was chosen. */
async function lookedAt(
  deps: Deps,
  bureau: BureauKey,
  { fileName, bytes }: Pick<UploadedFile, 'fileName' | 'bytes'>,
): Promise<TakenDraftFile> {
  if (await isLockedReport(deps, bytes)) return { fileName, bytes, isLocked: true }
  return { fileName, bytes, seen: await lookAtReport(deps, { bureau, bytes }) }
}
