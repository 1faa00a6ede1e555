import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { assembleUpload, reasonInForm } from '../reports/assemble-upload.ts'
import { checkPaper } from './check-document-file.ts'
import type { DraftForm } from './keep-draft-files.ts'

/** The intake. The pages of a report that were chosen one by one are kept as the one file that they become. */
export const intakeDraftForm: DraftForm<IntakeFileField> = {
  fields: intakeFiles.map(({ field }) => field),
  async take(deps, field, chosen) {
    const [file] = chosen
    if (intakeFiles.some((slot) => slot.field === field && slot.bureau)) {
      const assembled = await assembleUpload(deps, { files: chosen })
      if (assembled.ok) return assembled
      const reason = reasonInForm(assembled)
      throw new Refusal('file_refused', reason, { [field]: reason })
    }
    const { reason } = await checkPaper(deps, file)
    if (reason) throw new Refusal('file_refused', reason, { [field]: reason })
    return file
  },
}
