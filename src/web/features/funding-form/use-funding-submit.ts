import { useRef } from 'react'
import { fundingFiles, submitFundingApplication } from '../../../shared/api/funding-form.ts'
import { fundingPartnerCode } from '../../../shared/catalogue/funding-form.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useLocation } from '../../lib/router/router-context.tsx'
import { useToast } from '../../lib/toast-context.ts'
import type { FileKeeping } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import type { FundingDraft } from './use-funding-draft.ts'
import type { ChosenFundingFiles, FundingFileField } from './use-funding-files.ts'

export type SentApplication = CallReply<typeof submitFundingApplication>

/**
 * Sends the application once: the same key goes with every retry of the same form, so that a lost answer makes no
 * second application. Answers null after a failure that was told.
 */
export function useFundingSubmit() {
  const { funding } = useMessages()
  const toast = useToast()
  // Which of the form's two addresses the consents are given at.
  const { pathname: page } = useLocation()
  const attemptKey = useRef(randomKey())
  const { title: toastTitle, fallback } = funding.submitFailed
  const { failure, progress, upload } = useUpload(fallback, { toastTitle })

  /** @param chosen the files, once every one was looked into */
  async function submit(
    fields: FundingFields,
    chosen: () => Promise<ChosenFundingFiles>,
    more: {
      draft: Pick<FundingDraft, 'settle' | 'touch'>
      keeping: Pick<FileKeeping<FundingFileField>, 'kept' | 'settle'>
      purchase: string | null
      agreeToFee: boolean
    },
  ): Promise<SentApplication | null> {
    const { draft, keeping, purchase, agreeToFee } = more
    let sent: SentApplication | null = null
    await upload(async (uploader) => {
      try {
        await draft.settle()
        const files = await chosen()
        await keeping.settle()
        const kept = fundingFiles.filter((field) => keeping.kept[field] && !files[field])
        sent = await uploader(submitFundingApplication, {
          fields: {
            ...asText(withoutHidden(fields)),
            page,
            partnerCode: fundingPartnerCode,
            attemptKey: attemptKey.current,
            ...(purchase ? { purchase } : {}),
            ...(agreeToFee ? { agreeToFee: 'true' } : {}),
            ...(kept.length > 0 ? { keptFiles: kept.join(',') } : {}),
          },
          files: Object.fromEntries(
            Object.entries(files).flatMap(([field, each]) =>
              each && !each.problem ? [[field, each.file]] : [],
            ),
          ),
        })
      } catch (error) {
        draft.touch()
        // An answered failure made nothing: the next try is a new one. A lost answer may have made the application.
        if (error instanceof ApiError) attemptKey.current = randomKey()
        throw error
      }
      attemptKey.current = randomKey()
      const { title, description } = funding.submitted
      toast({ title, description, kind: 'success' })
    })
    return sent
  }
  return { submit, progress, failure }
}

/** The answers of the questions that are not asked: with an entity the wished one, without one the one there is. */
function withoutHidden(fields: FundingFields): FundingFields {
  return fields.hasBusinessEntity
    ? { ...fields, preferredEntityType: '', preferredFormationState: '', businessPurpose: '' }
    : { ...fields, businessName: '', entityType: '', einNumber: '', formationState: '' }
}

function asText(fields: FundingFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).trim()]))
}
