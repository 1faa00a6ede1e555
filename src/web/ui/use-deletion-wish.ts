import { useState } from 'react'
import type { Messages } from '../../shared/messages/messages.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { formatDay } from '../lib/format.ts'
import { useToast } from '../lib/toast-context.ts'

export type DeletionTexts = Messages['privacy']['deletion']

/** Asks for a deletion and takes it back; each answers the day on which it then runs, an ISO day; null: not at all. */
interface DeletionCalls {
  ask: () => Promise<string | null>
  withdraw: () => Promise<string | null>
}

export interface DeletionWish {
  /** While either runs. */
  busy: boolean
  /** @returns whether it was done */
  ask: () => Promise<boolean>
  withdraw: () => Promise<boolean>
}

/** The wish for deletion of a page: one call at a time, and what became of it in a sentence. */
export function useDeletionWish(texts: DeletionTexts, calls: DeletionCalls): DeletionWish {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const send = async (call: () => Promise<string | null>): Promise<boolean> => {
    setBusy(true)
    try {
      const day = await call()
      const { title, description } = texts.requested
      toast(day === null ? texts.withdrawn : { title, description: description(formatDay(day)) })
      return true
    } catch (error) {
      const { title, description } = texts.failed
      toast({ title, description: sentenceOf(error, description), kind: 'destructive' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, ask: () => send(calls.ask), withdraw: () => send(calls.withdraw) }
}
