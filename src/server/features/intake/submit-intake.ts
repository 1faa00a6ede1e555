import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { submitIntake as call } from '../../../shared/api/intake.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { Deps } from '../../deps.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { refusedReasonOf } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { holdClient } from '../accounts/hold-client.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { requireCaseAgreement } from '../agreement/require-case-agreement.ts'
import { findClientOfAttempt } from '../clients/complete-client-intake.ts'
import { findIntakeTarget, type IntakeTarget } from './find-intake-target.ts'
import { selectClientFiles } from './intake.store.ts'
import { intakeDraftForm } from './intake-draft-form.ts'
import { openDraftFiles } from './keep-draft-files.ts'
import { discardIntakeFiles, type PreparedIntakeFiles, prepareIntakeFiles } from './prepare-intake-files.ts'
import { saveIntake } from './save-intake.ts'
import { withKeptFiles } from './with-kept-files.ts'

type IntakeBody = z.output<typeof call.body>
export interface IntakeReply {
  clientId: number
  refusedFiles: { field: string; reason: Said }[]
}

/**
 * Takes an intake. After its answer nothing of it is lost by a crash, before it nothing of it is visible, and the same
 * intake sent twice makes one client (decision 24). Errors: token_invalid for a tester without a good token,
 * agreement_needed for a paid case at an address where one is signed before any work.
 */
export async function submitIntake(
  deps: Deps,
  input: {
    body: IntakeBody
    files: readonly UploadedFile[]
    viewer: Viewer
    userId: string
    origin: RequestOrigin
  },
): Promise<IntakeReply> {
  const attemptKey = attemptKeyOf(input)
  const before = await answerOfAttempt(deps, attemptKey, input.userId)
  if (before) return before
  const target = await findIntakeTarget(deps, input)
  await requireAgreed(deps, target, input.body.state)
  const kept = await openDraftFiles(deps, intakeDraftForm, {
    userId: input.userId,
    named: input.body.keptFiles ?? '',
  })
  const given = withKeptFiles(input.files, kept)
  const files = await prepareIntakeFiles(deps, given.files)
  const saved = await saveOnce(deps, { ...input, target, files, attemptKey })
  if (saved === 'repeated') {
    await discardIntakeFiles(deps, files)
    const first = await answerOfAttempt(deps, attemptKey, input.userId)
    if (first) return first
    throw new Error('a repeated intake has no first one')
  }
  for (const key of saved.draftKeys) await deps.files.remove(key)
  return { clientId: saved.clientId, refusedFiles: [...files.refused, ...given.gone] }
}

/** A tester pays nothing, and a record without an order is asked when it is paid for. */
async function requireAgreed(deps: Deps, target: IntakeTarget, state: string): Promise<void> {
  if (target.kind === 'tester') return
  if (target.kind === 'paid')
    await requireCaseAgreement(deps, { clientId: target.clientId, paymentIntentId: null, state })
  else if (target.paymentIntentId !== null)
    await requireCaseAgreement(deps, { clientId: null, paymentIntentId: target.paymentIntentId, state })
}

async function saveOnce(
  deps: Deps,
  input: {
    body: IntakeBody
    target: IntakeTarget
    files: PreparedIntakeFiles
    attemptKey: string
    userId: string
    origin: RequestOrigin
  },
): Promise<Awaited<ReturnType<typeof saveIntake>>> {
  try {
    return await saveIntake(deps, input)
  } catch (cause) {
    // The other half of a double click has committed first: the unique attempt key stops this one.
    if (isUniqueViolation(cause)) return 'repeated'
    await discardIntakeFiles(deps, input.files)
    throw cause
  }
}

/** The answer that this very submission got before; its sender holds the client again (a lost answer, a retry). */
async function answerOfAttempt(deps: Deps, attemptKey: string, userId: string): Promise<IntakeReply | null> {
  const client = await findClientOfAttempt(deps.database.db, attemptKey)
  if (!client) return null
  await holdClient(deps.database.db, { userId, clientId: client.id, now: deps.clock.now() })
  const files = await selectClientFiles(deps.database.db, client.id)
  const refusedFiles = files.flatMap((file) => {
    const reason = refusedReasonOf(deps.sealer, file)
    return reason ? [{ field: file.field, reason }] : []
  })
  return { clientId: client.id, refusedFiles }
}

/**
 * The form's own random key; without one a digest of everything that was sent and of who sent it. The sender is part of
 * it because a repetition holds the client: whoever merely knows what somebody else typed must not.
 */
function attemptKeyOf({ body, files, userId }: Parameters<typeof submitIntake>[1]): string {
  if (body.attemptKey && body.attemptKey.length >= 16) return `form:${body.attemptKey}`
  const digest = createHash('sha256').update(JSON.stringify([userId, body]))
  for (const file of files) digest.update(`\n${file.field}\n${file.fileName}\n`).update(file.bytes)
  return `content:${digest.digest('base64url')}`
}
