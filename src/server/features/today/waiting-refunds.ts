import { listWaitingRefunds } from '../sent-back/list-sent-back-refunds.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Refunds that the bank sent back, until they are paid in another way. */
export const waitingRefunds: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listWaitingRefunds(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, clientId, name, email, amount, sentBackAt }) => ({
      clientId,
      name: name ?? email,
      amount,
      since: sentBackAt,
      address: `/dashboard/payments#refund-${id}`,
    })),
  }
}
