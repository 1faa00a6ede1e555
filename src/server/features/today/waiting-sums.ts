import { listUndecidedSums } from '../other-sums/list-undecided-sums.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Payments in another sum than was asked for (decision 062). */
export const waitingSums: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listUndecidedSums(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, clientId, name, foundAt }) => ({
      clientId,
      name,
      since: foundAt.toISOString(),
      address: `/dashboard/payments#sum-${id}`,
    })),
  }
}
