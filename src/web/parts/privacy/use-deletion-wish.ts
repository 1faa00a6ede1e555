import type { Messages } from '../../../shared/messages/messages.ts'
import { formatDay } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'

export type DeletionTexts = Omit<Messages['privacy']['deletion'], 'what'> & { what: readonly string[] }

/** Asks for a deletion and takes it back; each answers the day on which it then runs, an ISO day; null: not at all. */
interface DeletionCalls {
  ask: (call: Caller) => Promise<string | null>
  withdraw: (call: Caller) => Promise<string | null>
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
  const { busy, act } = useAct(texts.failed.description, { toastTitle: texts.failed.title })
  const send = (ask: (call: Caller) => Promise<string | null>) =>
    act(async (call) => {
      const day = await ask(call)
      const { title, description } = texts.requested
      toast(day === null ? texts.withdrawn : { title, description: description(formatDay(day)) })
    })
  return { busy, ask: () => send(calls.ask), withdraw: () => send(calls.withdraw) }
}
