import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '../../shared/call.ts'
import { type CallInput, type CallReply, queryKeyOf } from './call-address.ts'
import { callApiPage } from './call-api.ts'

/** Reads one page of a list into the cache; while the next one loads, the one before stays on the screen. */
export function useCallPage<C extends Call>(
  call: C,
  input: CallInput<C>,
): UseQueryResult<{ rows: CallReply<C>; total: number }> {
  const { params, query } = input as { params?: unknown; query?: unknown }
  return useQuery({
    queryKey: queryKeyOf(call, { params, query }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApiPage(call, input, { signal }),
  })
}
