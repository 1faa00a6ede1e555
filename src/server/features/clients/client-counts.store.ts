import { count } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from './clients.tables.ts'

export interface StageCount {
  disputeStatus: string
  paymentStatus: string
  clients: number
}

/** How many clients there are at each stage, by payment. */
export async function countByStageAndPayment(queryable: Queryable): Promise<StageCount[]> {
  const { disputeStatus, paymentStatus } = clients
  return queryable
    .select({ disputeStatus, paymentStatus, clients: count() })
    .from(clients)
    .groupBy(disputeStatus, paymentStatus)
}
