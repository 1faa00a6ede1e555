import { useRef, useState } from 'react'
import { sendSupportMessage } from '../../../shared/api/portal.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/**
 * A message to support. The text stays until it is sent. The same text again carries the same attempt key, so that a
 * lost answer and a second press make one message; a changed text is a new one.
 */
export function useSupportMessage(clientId: number, onSent: () => void) {
  const { help } = useMessages().portal
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [sentAt, setSentAt] = useState<string | null>(null)
  const tried = useRef({ message: '', attemptKey: '' })

  const send = async () => {
    setAttempt((before) => before + 1)
    setFailure(null)
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong !== null) return
    const message = text.trim()
    if (tried.current.message !== message) tried.current = { message, attemptKey: randomKey() }
    setBusy(true)
    try {
      const body = { ...tried.current }
      const { createdAt } = await callApi(sendSupportMessage, { params: { id: String(clientId) }, body })
      setSentAt(createdAt)
      setText('')
      tried.current = { message: '', attemptKey: '' }
      onSent()
    } catch (error) {
      setFailure(sentenceOf(error, help.failed))
    } finally {
      setBusy(false)
    }
  }
  const write = (next: string) => {
    setText(next)
    // A fixed error goes away at once; a new one waits for the button.
    if (problem !== null) setProblem(problemOf(next))
  }
  /** A new message after a sent one. */
  const begin = () => {
    setSentAt(null)
    setFailure(null)
    setProblem(null)
  }
  return { text, problem, failure, attempt, busy, sentAt, send, write, begin }
}

function problemOf(text: string): string | null {
  const checked = sendSupportMessage.body.shape.message.safeParse(text)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
