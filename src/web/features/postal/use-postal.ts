import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listMailings } from '../../../shared/api/mailing.ts'
import { getPostal } from '../../../shared/api/postal.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLiveChanges } from '../../lib/use-live-changes.ts'

/** What can be sent for a client and what was, kept fresh by the live channel; what is under way stands in the mail log, too. */
export function usePostal(clientId: string) {
  const queries = useQueryClient()
  const postal = useCall(getPostal, { params: { id: clientId } }, { enabled: clientId !== '' })
  const reload = useCallback(() => {
    for (const call of [getPostal, listMailings]) {
      const queryKey = queryKeyOf(call, { params: { id: clientId } })
      void queries.invalidateQueries({ queryKey, exact: true })
    }
  }, [queries, clientId])
  useLiveChanges(postal.data ? clientId : '', (what) => {
    if (what === 'mailing' || what === 'documents' || what === 'everything') reload()
  })
  return { postal, reload }
}
