import { createHash } from 'node:crypto'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { Deps } from '../../deps.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { refusedReasonOf } from '../../platform/files/sealed-file-name.ts'
import { openDraftFiles } from '../intake/keep-draft-files.ts'
import { withKeptFiles } from '../intake/with-kept-files.ts'
import { selectApplicationOfAttempt } from './applications.store.ts'
import { selectFundingFiles } from './funding-documents.store.ts'
import { fundingDraftForm } from './funding-draft-form.ts'
import { holdApplications } from './funding-holders.store.ts'
import { discardFundingFiles, prepareFundingFiles } from './prepare-funding-files.ts'
import { readApplication, type Submission } from './read-application.ts'
import { saveApplication } from './save-application.ts'

interface ApplicationReply {
  applicationId: number
  refusedFiles: { field: string; reason: Said }[]
}

/**
 * Takes a funding application. After its answer nothing of it is lost by a crash, before it nothing of it is visible, and
 * the same form sent twice is one application (decision 24). A refused file does not refuse it (decision 22).
 * Errors: invalid_input.
 */
export async function submitApplication(deps: Deps, input: Submission): Promise<ApplicationReply> {
  const fields = readApplication(input.body)
  const attemptKey = attemptKeyOf(input, fields)
  const before = await answerOfAttempt(deps, attemptKey, input.userId)
  if (before) return before
  const kept = await openDraftFiles(deps, fundingDraftForm, {
    userId: input.userId,
    named: input.body.keptFiles ?? '',
  })
  const given = withKeptFiles(input.files, kept)
  const files = await prepareFundingFiles(deps, given.files)
  const saved = await saveApplication(deps, { ...input, fields, files, attemptKey }).catch(
    async (cause: unknown) => {
      await discardFundingFiles(deps, files)
      // The other half of a double click has committed first: the unique attempt key stops this one.
      if (isUniqueViolation(cause)) return null
      throw cause
    },
  )
  if (saved === null) {
    const first = await answerOfAttempt(deps, attemptKey, input.userId)
    if (first) return first
    throw new Error('a repeated funding application has no first one')
  }
  for (const key of saved.draftKeys) await deps.files.remove(key)
  return { applicationId: saved.id, refusedFiles: [...refusedOf(files), ...given.gone] }
}

/** The answer that this very form got before; its sender holds the application again (a lost answer, a retry). */
async function answerOfAttempt(
  deps: Deps,
  attemptKey: string,
  userId: string,
): Promise<ApplicationReply | null> {
  const { db } = deps.database
  const application = await selectApplicationOfAttempt(db, attemptKey)
  if (!application) return null
  const { id } = application
  await holdApplications(db, { userId, applicationIds: [id], now: deps.clock.now() })
  const files = await selectFundingFiles(db, [id])
  const rows = files.map((file) => ({ ...file, refusedReason: refusedReasonOf(deps.sealer, file) }))
  return { applicationId: id, refusedFiles: refusedOf(rows) }
}

function refusedOf(files: readonly { field: string | null; refusedReason: Said | null }[]) {
  return files.flatMap(({ field, refusedReason: reason }) => (field && reason ? [{ field, reason }] : []))
}

/**
 * The form's own random key; without one a digest of everything that was sent and of who sent it. The sender is part of
 * it because a repetition holds the application: whoever merely knows what somebody else typed must not.
 */
function attemptKeyOf({ body, files, userId }: Submission, fields: FundingFields): string {
  if (body.attemptKey && body.attemptKey.length >= 16) return `form:${body.attemptKey.slice(0, 200)}`
  const digest = createHash('sha256').update(JSON.stringify([userId, fields]))
  for (const file of files) digest.update(`\n${file.field}\n${file.fileName}\n`).update(file.bytes)
  return `content:${digest.digest('base64url')}`
}
