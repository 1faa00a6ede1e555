import { useCallback, useMemo, useRef, useState } from 'react'
import type { getIntakeDraft } from '../../../shared/api/intake.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { logProblem } from '../../lib/log-problem.ts'

type Draft = CallReply<typeof getIntakeDraft>

export interface DraftOnce {
  isFound: () => boolean
  /** Takes the draft of an earlier visit, unless that was done; fails while the server does not say what it keeps. */
  lookForDraft: () => Promise<void>
  /** What is said of it, and the way to look again. */
  unknown: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** The draft that the server keeps of this form, taken once: what is written before that would replace what nobody has seen. */
export function useDraftOnce(
  ask: () => Promise<Draft>,
  take: { readonly current: (draft: Draft) => void },
): DraftOnce {
  const [error, setError] = useState<unknown>(null)
  const [isFetching, setFetching] = useState(false)
  const found = useRef(false)
  const underWay = useRef<Promise<void> | null>(null)
  const lookForDraft = useCallback(() => {
    if (found.current) return Promise.resolve()
    if (underWay.current !== null) return underWay.current
    setFetching(true)
    const looked = ask()
      .then(
        (draft) => {
          found.current = true
          setError(null)
          take.current(draft)
        },
        (why: unknown) => {
          setError(why)
          throw why
        },
      )
      .finally(() => {
        underWay.current = null
        setFetching(false)
      })
    underWay.current = looked
    return looked
  }, [ask, take])
  const isFound = useCallback(() => found.current, [])
  return useMemo(() => {
    const refetch = () =>
      lookForDraft().catch((why: unknown) => logProblem('The intake draft could not be loaded.', why))
    return { isFound, lookForDraft, unknown: { error, isFetching, refetch } }
  }, [isFound, lookForDraft, error, isFetching])
}
