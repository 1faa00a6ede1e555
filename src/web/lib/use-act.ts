import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError, sentenceOf } from './api-error.ts'
import { callApi } from './call-api.ts'
import { logProblem } from './log-problem.ts'
import { useToast } from './toast-context.ts'
import { useNewest } from './use-newest.ts'
import { useSay } from './use-say.ts'

export type Caller = typeof callApi
/** What is said where the server gave no sentence; a function words the whole failure. */
export type Failed = string | ((error: unknown) => string)

export interface Act {
  /** From the press to the answer, reloads included. */
  busy: boolean
  /** Why the last one failed, in the language of the page; null while nothing did. */
  failure: string | null
  /** Sentences beside fields that the server refused, by the names of the call. */
  fields: Readonly<Record<string, string>>
  /**
   * Sends, once at a time: a second press while one is under way does nothing. Everything typed stays as it is.
   * @param send makes the call and whatever is true of it anywhere: what is shown anew, a toast
   * @param onwards where the person goes with the reply; not taken by somebody who has left meanwhile
   * @returns whether it was done
   */
  act: <Reply>(
    send: (call: Caller) => Promise<Reply>,
    onwards?: (reply: Reply) => unknown,
  ) => Promise<boolean>
  /** A failure that is known without a call; null takes the last one away. */
  refuse: (sentence: string | null) => void
}

/** Thrown while something is done, a failure that is told in this very sentence. */
export class Refused extends Error {}

interface Refusal {
  sentence: string
  fields: Readonly<Record<string, string>>
}

/**
 * The one way to do something on the server from a page: busy, failure, and no second one meanwhile. It changes nothing but
 * itself, so that a retry is the same press again. What fails after its place on the page is gone is told by a toast.
 * @param toastTitle given, each failure is told by a toast, too
 */
export function useAct(failed: Failed, { toastTitle }: { toastTitle?: string } = {}): Act {
  const say = useSay()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // The state comes a render later; a double click does not.
  const underWay = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const tell = useNewest((error: unknown) => {
    const sentence = sentenceFor(error, failed)
    if (isUnexplained(error)) logProblem(sentence, error)
    setRefusal({ sentence, fields: error instanceof ApiError ? error.fields : {} })
    if (toastTitle !== undefined)
      toast({ title: toastTitle, ...besides(say(sentence), toastTitle), kind: 'destructive' })
    else if (!isHere.current) toast({ title: say(sentence), kind: 'destructive' })
  })

  const act: Act['act'] = useCallback(
    async (send, onwards) => {
      if (underWay.current) return false
      underWay.current = true
      setBusy(true)
      setRefusal(null)
      try {
        const reply = await send(callApi)
        if (onwards && isHere.current) await onwards(reply)
        return true
      } catch (error) {
        // Stopped by the person, who needs not be told.
        if (!(error instanceof DOMException && error.name === 'AbortError')) tell.current(error)
        return false
      } finally {
        underWay.current = false
        setBusy(false)
      }
    },
    [tell],
  )
  const refuse = useCallback(
    (sentence: string | null) => setRefusal(sentence === null ? null : { sentence, fields: {} }),
    [],
  )
  return { busy, failure: refusal && say(refusal.sentence), fields: refusal?.fields ?? {}, act, refuse }
}

function sentenceFor(error: unknown, failed: Failed): string {
  if (error instanceof Refused) return error.message
  return typeof failed === 'string' ? sentenceOf(error, failed) : failed(error)
}

/** A fault of this page: what the server answered is in its log, and that it did not answer is told. */
function isUnexplained(error: unknown): boolean {
  return ![ApiError, NetworkError, Refused].some((known) => error instanceof known)
}

function besides(description: string, title: string): { description?: string } {
  return description === title ? {} : { description }
}
