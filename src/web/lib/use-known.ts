import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Call } from '../../shared/call.ts'
import { type CallInput, type CallReply, queryKeyOf } from './call-address.ts'

/**
 * What another part of the page has loaded of a call; this asks for nothing itself. Not a query without a function: the
 * cache would take that for the newest way to ask, and the next one who asks anew would be refused.
 */
export function useKnown<C extends Call>(call: C, input: CallInput<C> | null): CallReply<C> | undefined {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  return useSyncExternalStore(subscribe, () =>
    input === null ? undefined : queries.getQueryData<CallReply<C>>(queryKeyOf(call, input)),
  )
}
