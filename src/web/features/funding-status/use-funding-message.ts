import { useState } from 'react'
import { sendFundingMessage } from '../../../shared/api/funding-application.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

/** A message to support about one application. The text stays until it is sent; a second press makes no second one. */
export function useFundingMessage(applicationId: number, onSent: () => Promise<unknown>) {
  const { messages: texts } = useMessages().fundingStatus
  const say = useSay()
  const key = useAttemptKey()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)

  const send = async () => {
    const message = text.trim()
    const wrong = problemOf(message)
    setAttempt((before) => before + 1)
    setProblem(wrong)
    setFailure(null)
    setSent(false)
    if (wrong !== null) return
    setBusy(true)
    try {
      await callApi(sendFundingMessage, {
        params: { id: String(applicationId) },
        body: { message, attemptKey: key.keyOf(message) },
      })
      key.done()
      setText('')
      setSent(true)
      await onSent()
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.failed)))
    } finally {
      setBusy(false)
    }
  }
  const write = (next: string) => {
    setText(next)
    setSent(false)
    // A fixed error goes away at once; a new one waits for the button.
    if (problem !== null) setProblem(problemOf(next.trim()))
  }
  return { text, problem, failure, attempt, busy, sent, send, write }
}

function problemOf(message: string): string | null {
  const checked = sendFundingMessage.body.shape.message.safeParse(message)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
