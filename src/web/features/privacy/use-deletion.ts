import { useQueryClient } from '@tanstack/react-query'
import { getRetention, requestDeletion, withdrawDeletion } from '../../../shared/api/privacy.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type DeletionWish, useDeletionWish } from '../../parts/privacy/use-deletion-wish.ts'

/** Asks for the deletion of a client and takes it back; the page shows what the server then says. */
export function useDeletion(clientId: string): DeletionWish {
  const queries = useQueryClient()
  const send = async (wish: typeof requestDeletion | typeof withdrawDeletion, call: Caller) => {
    const params = { id: clientId }
    const retention = await call(wish, { params })
    queries.setQueryData(queryKeyOf(getRetention, { params }), retention)
    return retention.deletionDueOn
  }
  return useDeletionWish(useMessages().privacy.deletion, {
    ask: (call) => send(requestDeletion, call),
    withdraw: (call) => send(withdrawDeletion, call),
  })
}
