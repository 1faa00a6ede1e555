import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { assembleUpload, isLockedReport } from '../reports/assemble-upload.ts'
import { checkPaper } from './check-document-file.ts'
import type { DraftForm } from './keep-draft-files.ts'

/**
 * The intake. The pages of a report that were chosen one by one are kept as the one file that they become; one PDF also
 * while it is locked, until its password is said.
 */
export const intakeDraftForm: DraftForm<IntakeFileField> = {
  fields: intakeFiles.map(({ field }) => field),
  async take(deps, field, chosen, password) {
    const [file] = chosen
    if (isReport(field)) {
      const assembled = await assembleUpload(deps, { files: chosen, password })
      if (assembled.ok) return assembled
      const { reason, needsPassword } = assembled
      throw new Refusal('file_refused', reason, {
        [field]: reason,
        ...(needsPassword ? { password: reason } : {}),
      })
    }
    const { reason } = await checkPaper(deps, file)
    if (reason) throw new Refusal('file_refused', reason, { [field]: reason })
    return file
  },
  isLocked: async (deps, field, bytes) => isReport(field) && isLockedReport(deps, bytes),
}

const isReport = (field: IntakeFileField): boolean =>
  intakeFiles.some((slot) => slot.field === field && slot.bureau !== null)
