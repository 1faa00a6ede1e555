import { useRef, useState } from 'react'
import { submitInterest } from '../../../shared/api/leads.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { LeadFormTexts } from '../../../shared/messages/en/lead-form.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
import type { LeadValues } from './lead-values.ts'

export type SendingState =
  | { kind: 'idle' | 'sending' | 'done' }
  | { kind: 'failed'; sentence: string; fields: Readonly<Record<string, string>> }

/** Sends the form once at a time; says what became of it in a toast and in `state`. `send` answers whether it arrived. */
export function useInterest(texts: LeadFormTexts) {
  const toast = useToast()
  const sending = useRef(false)
  const [state, setState] = useState<SendingState>({ kind: 'idle' })

  async function send(
    lead: LeadValues,
    communicationPreferences: CommunicationPreferences,
  ): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setState({ kind: 'sending' })
    try {
      await callApi(submitInterest, { body: { ...lead, communicationPreferences } })
      toast({ ...texts.done, kind: 'success' })
      setState({ kind: 'done' })
      return true
    } catch (error) {
      logProblem('The form of the home page could not be sent.', error)
      const known = error instanceof ApiError ? error : null
      const sentence = known?.sentence ?? texts.failedDefault
      toast({ title: texts.failed, description: sentence, kind: 'destructive' })
      setState({ kind: 'failed', sentence, fields: known?.fields ?? {} })
      return false
    } finally {
      sending.current = false
    }
  }

  return { state, send }
}
