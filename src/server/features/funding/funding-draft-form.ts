import { fundingFiles } from '../../../shared/api/funding-form.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkPaper } from '../intake/check-document-file.ts'
import type { DraftForm } from '../intake/keep-draft-files.ts'
import { applicantPapers } from './check-funding-file.ts'

/** The funding form, whose chosen files wait on the server as those of the intake do: through a reload, and through a payment. */
export const fundingDraftForm: DraftForm<(typeof fundingFiles)[number]> = {
  fields: fundingFiles,
  async take(deps, field, [file]) {
    const { reason } = await checkPaper(deps, file, applicantPapers)
    if (reason) throw new Refusal('file_refused', reason, { [field]: reason })
    return file
  },
}
