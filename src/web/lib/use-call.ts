import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '../../shared/call.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, type CallReply, queryKeyOf } from './call-address.ts'
import { callApi } from './call-api.ts'

interface UseCallOptions {
  enabled?: boolean
  /** A 401 raises an error by default; 'empty' answers null instead. */
  on401?: 'throw' | 'empty'
  /** One page of many: while the next one loads, the one before stays on the screen. */
  pages?: boolean
  /** Asked anew each time its place is opened: nothing is kept. */
  anew?: boolean
  /** Asks again while this answers a number of milliseconds: for what a provider finishes in its own time. */
  againAfterMs?: (data: unknown) => number | false
}

/** Reads one call that changes nothing into the cache, under the segments of its path and what it looks up. */
export function useCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: UseCallOptions = {},
): UseQueryResult<CallReply<C> | null> {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown }
  const enabled = options.enabled ?? true
  const keyOf = () => [...queryKeyOf(call, { params, query }), ...(body === undefined ? [] : [body])]
  // A reply could be a function for all that the library's types know of it.
  const beforeNext: object = options.pages ? { placeholderData: keepPreviousData } : {}
  return useQuery({
    queryKey: enabled ? keyOf() : [call.name, 'off'],
    enabled,
    ...beforeNext,
    ...(options.anew ? { gcTime: 0 } : {}),
    refetchInterval: options.againAfterMs
      ? ({ state }) => options.againAfterMs?.(state.data) ?? false
      : false,
    queryFn: async ({ signal }): Promise<CallReply<C> | null> => {
      try {
        return await callApi(call, input, { signal })
      } catch (error) {
        if (options.on401 === 'empty' && error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}
