import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type EnvelopesShown, listEnvelopes } from '../../../shared/api/envelopes.ts'
import { getPostal } from '../../../shared/api/postal.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLiveChanges } from '../../lib/use-live-changes.ts'

/** What the letters' packets hold, kept fresh by the live channel. `put` shows what an act answered. */
export function useEnvelopes(clientId: string, enabled: boolean) {
  const queries = useQueryClient()
  const query = useCall(listEnvelopes, { params: { id: clientId } }, { enabled })
  const put = useCallback(
    (shown: EnvelopesShown) => {
      queries.setQueryData(queryKeyOf(listEnvelopes, { params: { id: clientId } }), shown)
      // A letter that is signed may be sent now, one without its signature no more.
      void queries.invalidateQueries({ queryKey: queryKeyOf(getPostal, { params: { id: clientId } }) })
    },
    [queries, clientId],
  )
  useLiveChanges(enabled ? clientId : '', () => {
    void queries.invalidateQueries({ queryKey: queryKeyOf(listEnvelopes, { params: { id: clientId } }) })
  })
  return { query, put }
}
