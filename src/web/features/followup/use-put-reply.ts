import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call } from '../../../shared/call.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'

/** Puts what a change answered in the place of what was read, and has what the change makes old fetched again. */
export function usePutReply(read: Call, clientId: string, outdated: readonly Call[]) {
  const queries = useQueryClient()
  return useCallback(
    (reply: unknown) => {
      queries.setQueryData(queryKeyOf(read, { params: { id: clientId } }), reply)
      for (const call of outdated) void queries.invalidateQueries(everyPageOf(call))
    },
    [queries, read, clientId, outdated],
  )
}
