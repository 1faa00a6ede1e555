import { listTroubledHeads } from '../postal/list-troubled-heads.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Letters that were sent for clients and did not arrive as they should. */
export const waitingLetters: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listTroubledHeads(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ clientId, updatedAt }) => ({
      clientId,
      name: null,
      since: updatedAt.toISOString(),
      address: '/dashboard/payments#mailed',
    })),
  }
}
