import { useState } from 'react'
import { sendFundingMessage } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'

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
  const attempts = useAttemptKey()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** What the applicant had written when this text was begun. */
  const [base, setBase] = useState(fromApplicant)
  if (base !== fromApplicant && text === '') setBase(fromApplicant)

  const send = async () => {
    if (busy) return
    setFailure(null)
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const message = text.trim()
    const body = { message, seenUpTo, attemptKey: attempts.keyOf(message) }
    try {
      await callApi(sendFundingMessage, { params: { id: String(applicationId) }, body })
      attempts.done()
      // What was typed on while this one was under way stays.
      setText((now) => (now.trim() === message ? '' : now))
      toast({ ...texts.sent, kind: 'success' })
      await onSent()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  const write = (next: string) => {
    setText(next)
    if (problem !== null) setProblem(problemOf(next))
  }
  return { text, problem, failure, busy, cameMeanwhile: fromApplicant > base, send, write }
}

function problemOf(message: string): string | null {
  return sendFundingMessage.body.shape.message.safeParse(message).error?.issues[0]?.message ?? null
}
