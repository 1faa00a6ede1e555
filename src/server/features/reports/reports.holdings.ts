import { eq, or } from 'drizzle-orm'
import type { DeletedClient, Holding } from '../../holding.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { reportOwnerWords, reportUploads } from './reports.tables.ts'

/** What is held of a person here. */
export const reportsHoldings: readonly Holding[] = [
  goes(
    reportUploads,
    ({ clientId, paymentIntentId }: DeletedClient) =>
      or(
        eq(reportUploads.clientId, clientId),
        paymentIntentId === null ? undefined : eq(reportUploads.paymentIntentId, paymentIntentId),
      ),
    reportUploads.fileKey,
  ),
  goesWithClient(reportOwnerWords),
]
