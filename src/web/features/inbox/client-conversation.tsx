import { useQueryClient } from '@tanstack/react-query'
import { listMessages } from '../../../shared/api/inbox.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { Conversation } from './conversation.tsx'

/** One client's conversation for any page of the staff side: it follows live by itself. */
export function ClientConversation({ clientId }: { clientId: number }) {
  const queries = useQueryClient()
  useStaffChanges((change) => {
    if (change.what !== 'messages' || (change.clientId !== null && change.clientId !== clientId)) return
    const queryKey = queryKeyOf(listMessages, { params: { id: String(clientId) } })
    void queries.invalidateQueries({ queryKey })
  })
  return <Conversation clientId={clientId} />
}
