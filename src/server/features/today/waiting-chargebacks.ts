import { listWaitingChargebacks } from '../chargebacks/list-chargebacks.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Payments that their cardholder disputes at the bank, while evidence is waited for, and those that the bank warns of. */
export const waitingChargebacks: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listWaitingChargebacks(deps.database.db, {
    limit,
    now: deps.clock.now(),
  })
  return {
    total,
    rows: rows.map(({ id, clientId, name, amount, foundAt }) => ({
      clientId,
      name,
      amount,
      since: foundAt.toISOString(),
      address: `/dashboard/payments#chargeback-${id}`,
    })),
  }
}
