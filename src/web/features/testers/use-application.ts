import { useEffect, useRef, useState } from 'react'
import { applyAsTester } from '../../../shared/api/testers.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** The specification's pause between the thanks and the intake. */
const redirectAfterMs = 2_000

export interface Applicant {
  name: string
  email: string
  phone: string
}

/** Sends the application once; after success `onDone` runs by itself two seconds later, or at once when asked to. */
export function useApplication(onDone: (token: string) => void) {
  const { beta } = useMessages()
  const toast = useToast()
  const [token, setToken] = useState<string | null>(null)
  const { busy, failure, act } = useAct(
    (error) => {
      if (error instanceof NetworkError) return error.message
      return error instanceof ApiError ? (error.sentence ?? beta.failedDefault) : beta.failedFallback
    },
    { toastTitle: beta.failed },
  )
  const attempt = useAttemptKey()
  const done = useRef(onDone)
  done.current = onDone

  useEffect(() => {
    if (token === null) return
    const timer = setTimeout(() => done.current(token), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [token])

  async function send(applicant: Applicant, preferences: CommunicationPreferences | null): Promise<void> {
    if (token !== null) return
    await act(async (call) => {
      const reply = await call(applyAsTester, {
        body: {
          ...applicant,
          attemptKey: attempt.keyOf(applicant),
          studyConsent: true,
          agreeToContact: true,
          ...(preferences ? { communicationPreferences: preferences } : {}),
        },
      })
      toast({ ...beta.done, kind: 'success' })
      setToken(reply.token)
    })
  }

  return { busy, failure, token, send, goOnNow: () => token !== null && done.current(token) }
}
