import { useState } from 'react'
import { submitInterest } from '../../../shared/api/leads.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { LeadFormTexts } from '../../../shared/messages/en/lead-form.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import type { LeadValues } from './lead-values.ts'

export type SendingState =
  | { kind: 'idle' | 'sending' | 'done' }
  | { kind: 'failed'; sentence: string; fields: Readonly<Record<string, string>> }

/** Sends the form once at a time; says what became of it in a toast and in `state`. `send` answers whether it arrived. */
export function useInterest(texts: LeadFormTexts) {
  const toast = useToast()
  const [isDone, setDone] = useState(false)
  const { busy, failure, fields, act } = useAct(
    (error) => (error instanceof ApiError && error.sentence) || texts.failedDefault,
    { toastTitle: texts.failed },
  )

  const send = (lead: LeadValues, communicationPreferences: CommunicationPreferences): Promise<boolean> =>
    act(async (call) => {
      setDone(false)
      await call(submitInterest, { body: { ...lead, communicationPreferences } })
      toast({ ...texts.done, kind: 'success' })
      setDone(true)
    })
  return { state: stateOf(), send }

  function stateOf(): SendingState {
    if (busy) return { kind: 'sending' }
    if (failure !== null) return { kind: 'failed', sentence: failure, fields }
    return { kind: isDone ? 'done' : 'idle' }
  }
}
