import { useEffect, useRef, useState } from 'react'
import { applyAsTester } from '../../../shared/api/testers.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const done = useRef(onDone)
  done.current = onDone

  useEffect(() => {
    if (token === null) return
    const timer = setTimeout(() => done.current(token), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [token])

  async function send(applicant: Applicant, preferences: CommunicationPreferences | null): Promise<void> {
    if (busy || token !== null) return
    setBusy(true)
    setFailure(null)
    try {
      const reply = await callApi(applyAsTester, {
        body: {
          ...applicant,
          studyConsent: true,
          agreeToContact: true,
          ...(preferences ? { communicationPreferences: preferences } : {}),
        },
      })
      toast({ ...beta.done, kind: 'success' })
      setToken(reply.token)
    } catch (error) {
      logProblem('The tester application could not be sent.', error)
      const sentence =
        error instanceof ApiError
          ? (error.sentence ?? beta.failedDefault)
          : error instanceof NetworkError
            ? error.message
            : beta.failedFallback
      setFailure(sentence)
      toast({ title: beta.failed, description: sentence, kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, token, send, goOnNow: () => token !== null && done.current(token) }
}
