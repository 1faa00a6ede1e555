import type { UseQueryResult } from '@tanstack/react-query'
import { type ClientMailPreview, previewClientEmail } from '../../../shared/api/automation.ts'
import { previewOwnMailTo } from '../../../shared/api/own-mails.ts'
import { emailTypes } from '../../../shared/rules/mail-kinds.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'
import { type ComposedType, ownKindOf } from './compose-fields.tsx'

export interface MailPreview extends ClientMailPreview {
  /** Of a kind of the operator's own: the day that it names is today. */
  namesToday?: boolean
}

/** The very mail that would go out, fetched once the writing pauses; the one before stays while the next one loads. */
export function useMailPreview(input: {
  clientId: number
  type: ComposedType
  customMessage: string
  enabled: boolean
}): UseQueryResult<MailPreview | null> {
  const id = String(input.clientId)
  const customMessage = usePaused(input.customMessage)
  const kind = ownKindOf(input.type)
  const type = emailTypes.find((each) => each === input.type) ?? 'check-in'
  const options = { pages: true, anew: true }
  const ofCase = useCall(
    previewClientEmail,
    { params: { id }, body: { type, customMessage } },
    { ...options, enabled: input.enabled && kind === null },
  )
  const ofOwnKind = useCall(
    previewOwnMailTo,
    { params: { id, kind: String(kind) }, body: { customMessage } },
    { ...options, enabled: input.enabled && kind !== null },
  )
  return kind === null ? ofCase : ofOwnKind
}
