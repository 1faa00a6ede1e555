import { type DisputeStatus, disputeProgress } from '../../../shared/rules/dispute-status.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { countByStageAndPayment } from './client-counts.store.ts'

export interface ClientCounts {
  total: number
  paid: number
  /** A status of the staff's own counts as 'uploaded', as the portal shows it. */
  byStatus: Record<DisputeStatus, number>
}

/** How many clients there are, how many have paid, and how many stand at each stage. */
export async function countClientsByStage(queryable: Queryable): Promise<ClientCounts> {
  const counts: ClientCounts = {
    total: 0,
    paid: 0,
    byStatus: { uploaded: 0, round1_sent: 0, round2_sent: 0, round3_sent: 0, completed: 0 },
  }
  for (const { disputeStatus, paymentStatus, clients } of await countByStageAndPayment(queryable)) {
    counts.total += clients
    if (paymentStatus === 'paid') counts.paid += clients
    counts.byStatus[disputeProgress(disputeStatus).status] += clients
  }
  return counts
}
