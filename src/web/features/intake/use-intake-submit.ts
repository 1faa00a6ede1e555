import { useRef, useState } from 'react'
import { type IntakeFileField, intakeFiles, intakeForm, submitIntake } from '../../../shared/api/intake.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { randomKey } from '../../lib/random-key.ts'
import { removeStored } from '../../lib/stored-record.ts'
import { checkoutData, creditReportSelections } from '../../lib/stored-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import type { FileKeeping } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type Uploader, useUpload } from '../../lib/use-upload.ts'
import { isAgreementNeeded } from '../../parts/agreement/agreement-needed.tsx'
import type { IntakeValues } from './intake-values.ts'
import type { DraftKeeping } from './use-draft-keeping.ts'
import { type ChosenFiles, progressByField } from './use-intake-files.ts'

interface SubmitInput {
  values: IntakeValues
  /** Once every file was looked into. */
  files: () => Promise<ChosenFiles>
  /** Files of questions that are hidden now are left out. */
  asked: (field: IntakeFileField) => boolean
  clientType: 'paid' | 'tester'
  /** Nothing begins before somebody pays. */
  isUnpaid: boolean
  paymentIntentId: string | null
  token: string | null
  draft: DraftKeeping
  keeping: Pick<FileKeeping<IntakeFileField>, 'kept' | 'settle'>
}

/**
 * Sends the intake once: the same key goes with every retry of the same form, so that a lost answer makes no second
 * client. Answers the client's id, or null after a failure that was told; `refused` is what an agreement is signed for first.
 */
export function useIntakeSubmit() {
  const { intake } = useMessages()
  const toast = useToast()
  const attemptKey = useRef(randomKey())
  const [progress, setProgress] = useState<Record<string, number> | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const { failure, upload } = useUpload((error) => sentenceOfFailure(error, intake), {
    toastTitle: intake.failed,
  })

  async function submit(input: SubmitInput): Promise<number | null> {
    let clientId: number | null = null
    await upload(async (uploader) => {
      setProgress({})
      setRefused(null)
      try {
        clientId = await send(input, uploader)
      } catch (error) {
        input.draft.touch()
        if (isAgreementNeeded(error)) setRefused(error)
        // An answered failure made nothing: the next try is a new one. A lost answer may have made the client already.
        if (error instanceof ApiError) attemptKey.current = randomKey()
        throw error
      } finally {
        setProgress(null)
      }
      toast({ ...(input.isUnpaid ? intake.completeUnpaid : intake.complete), kind: 'success' })
    })
    return clientId
  }
  async function send(input: SubmitInput, uploader: Uploader): Promise<number> {
    await input.draft.settle()
    const files = await input.files()
    await input.keeping.settle()
    const chosen = Object.entries(files).flatMap(([field, each]) =>
      each && !each.problem && input.asked(field as IntakeFileField)
        ? [{ field, files: [each.file, ...each.more] }]
        : [],
    )
    const kept = intakeFiles.flatMap(({ field }) =>
      input.keeping.kept[field] && input.asked(field) && !files[field] ? [field] : [],
    )
    const order = chosen.map((each) => ({ field: each.field, bytes: bytesOf(each.files) }))
    setProgress(progressByField(order, 0))
    const reply = await uploader(submitIntake, {
      fields: {
        ...intakeForm.parse(input.values),
        clientType: input.clientType,
        ...(input.paymentIntentId ? { paymentIntentId: input.paymentIntentId } : {}),
        ...(input.token ? { token: input.token } : {}),
        ...(kept.length > 0 ? { keptFiles: kept.join(',') } : {}),
        attemptKey: attemptKey.current,
      },
      files: Object.fromEntries(chosen.map((each) => [each.field, each.files])),
      onProgress: (fraction) => setProgress(progressByField(order, fraction)),
    })
    if (input.paymentIntentId) forgetCheckout()
    return reply.clientId
  }

  return { submit, progress, failure, refused }
}

/** What was typed to pay, and how the report files are called, is the record's now: the next person at this machine finds neither. */
function forgetCheckout(): void {
  removeStored(checkoutData)
  removeStored(creditReportSelections)
}

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

function sentenceOfFailure(error: unknown, texts: { failedDefault: string; failedFallback: string }): string {
  if (error instanceof ApiError) return error.sentence ?? texts.failedDefault
  return error instanceof NetworkError ? error.message : texts.failedFallback
}
