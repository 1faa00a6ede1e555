import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'

/** One thing sent at a time, and why the last one failed. @param fallback when the server gave no sentence */
export function useSending(fallback: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(sentenceOf(error, fallback))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send, setFailure }
}
