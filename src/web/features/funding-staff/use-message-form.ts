import { useState } from 'react'
import { sendFundingMessage } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'

const { messages: texts } = staffFundingTexts

export interface MessageWish {
  applicationId: number
  /** Number of the newest message on the screen. */
  seenUpTo: number
  /** Of the newest one that the applicant wrote; 0: none. */
  fromApplicant: number
  onSent: () => Promise<unknown>
}

/** A message to the applicant being written. The text stays until it is sent; the same text again is the same message. */
export function useMessageForm({ applicationId, seenUpTo, fromApplicant, onSent }: MessageWish) {
  const toast = useToast()
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: sendFundingMessage.body.shape.message }, values),
    failed: texts.failed,
    send: ({ message }, { call, attemptKey }) => {
      const body = { message: message.trim(), seenUpTo, attemptKey }
      return call(sendFundingMessage, { params: { id: String(applicationId) }, body })
    },
    onSent: async () => {
      toast({ ...texts.sent, kind: 'success' })
      await onSent()
    },
  })
  /** What the applicant had written when this text was begun. */
  const [base, setBase] = useState(fromApplicant)
  if (base !== fromApplicant && form.values.message === '') setBase(fromApplicant)

  return { ...form, cameMeanwhile: fromApplicant > base }
}
