import { useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'

/**
 * Sends a form once at a time. `fields` are the sentences beside the fields; `failure` is what stands above the form, null
 * when a field says it already.
 */
export function useFormSending(fallback: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setFields({})
    try {
      await work()
    } catch (error) {
      const named = error instanceof ApiError ? error.fields : {}
      setFields(named)
      setFailure(Object.keys(named).length > 0 ? null : sentenceOf(error, fallback))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, fields, send, setFailure, setFields }
}
