import { useState } from 'react'
import { sendSupportMessage } from '../../../shared/api/portal.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'

/**
 * A message to support. The text stays until it is sent. The same text again carries the same attempt key, so that a
 * lost answer and a second press make one message; a changed text is a new one.
 */
export function useSupportMessage(clientId: number, onSent: () => void) {
  const { help } = useMessages().portal
  const [sentAt, setSentAt] = useState<string | null>(null)
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: sendSupportMessage.body.shape.message }, values),
    failed: help.failed,
    send: ({ message }, { call, attemptKey }) => {
      const body = { message: message.trim(), attemptKey }
      return call(sendSupportMessage, { params: { id: String(clientId) }, body })
    },
    onSent: ({ createdAt }) => {
      setSentAt(createdAt)
      onSent()
    },
  })
  /** A new message after a sent one; what was typed and not sent is still there. */
  const begin = () => {
    setSentAt(null)
    form.forget()
  }
  return { ...form, sentAt, begin }
}
