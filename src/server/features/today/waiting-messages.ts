import { listWaitingMessages } from '../inbox/list-waiting-messages.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Conversations that wait for an answer. */
export const waitingMessages: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listWaitingMessages(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ clientId, visitorId, name, since }) => ({
      clientId,
      name,
      since: since.toISOString(),
      address: `/dashboard/messages?${clientId === null ? `visitor=${visitorId}` : `client=${clientId}`}`,
    })),
  }
}
