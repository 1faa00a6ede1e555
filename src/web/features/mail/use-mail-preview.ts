import type { UseQueryResult } from '@tanstack/react-query'
import { previewClientEmail } from '../../../shared/api/automation.ts'
import type { EmailType } from '../../../shared/rules/mail-kinds.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'

export type MailPreview = CallReply<typeof previewClientEmail>

/** The very mail that would go out, fetched once the writing pauses; the one before stays while the next one loads. */
export function useMailPreview(input: {
  clientId: number
  type: EmailType
  customMessage: string
}): UseQueryResult<MailPreview | null> {
  const { clientId, type } = input
  const customMessage = usePaused(input.customMessage)
  const body = { type, customMessage }
  return useCall(previewClientEmail, { params: { id: String(clientId) }, body }, { pages: true, anew: true })
}
