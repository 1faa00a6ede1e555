import { useState } from 'react'
import { answerMessage } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'

/** An answer being written. The text stays until it is sent; the same text again is the same answer. */
export function useAnswerForm(clientId: number, seenUpTo: number, onSent: () => Promise<unknown>) {
  const toast = useToast()
  const attempts = useAttemptKey()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    setFailure(null)
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong !== null) return
    const message = text.trim()
    setBusy(true)
    try {
      await callApi(answerMessage, {
        params: { id: String(clientId) },
        body: { message, seenUpTo, attemptKey: attempts.keyOf(message) },
      })
      attempts.done()
      // What was typed on while this one was under way stays.
      setText((now) => (now.trim() === message ? '' : now))
      toast({ ...texts.sent, kind: 'success' })
      await onSent()
    } catch (error) {
      setFailure(sentenceOf(error, texts.sendFailed))
    } finally {
      setBusy(false)
    }
  }
  const write = (next: string) => {
    setText(next)
    // A fixed error goes away at once; a new one waits for the button.
    if (problem !== null) setProblem(problemOf(next))
  }
  return { text, problem, failure, busy, send, write }
}

function problemOf(text: string): string | null {
  const checked = answerMessage.body.shape.message.safeParse(text)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
