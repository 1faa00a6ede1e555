import { useQueryClient } from '@tanstack/react-query'
import { getRetention, requestDeletion, withdrawDeletion } from '../../../shared/api/privacy.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type DeletionWish, useDeletionWish } from '../../ui/use-deletion-wish.ts'

/** Asks for the deletion of a client and takes it back; the page shows what the server then says. */
export function useDeletion(clientId: string): DeletionWish {
  const queries = useQueryClient()
  const send = async (call: typeof requestDeletion | typeof withdrawDeletion) => {
    const params = { id: clientId }
    const retention = await callApi(call, { params })
    queries.setQueryData(queryKeyOf(getRetention, { params }), retention)
    return retention.deletionDueOn
  }
  return useDeletionWish(useMessages().privacy.deletion, {
    ask: () => send(requestDeletion),
    withdraw: () => send(withdrawDeletion),
  })
}
