import type { Holding } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { disputeResults, packetRequests } from './results.tables.ts'

/** What is held of a person here. */
export const resultsHoldings: readonly Holding[] = [
  goesWithClient(disputeResults, disputeResults.fileKey),
  goesWithClient(packetRequests),
]
