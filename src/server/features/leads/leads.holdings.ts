import { eq } from 'drizzle-orm'
import type { DeletedClient, Holding } from '../../holding.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { leads } from './leads.tables.ts'

/** What is held of a person here. */
export const leadsHoldings: readonly Holding[] = [
  goes(leads, ({ ownAddress }: DeletedClient) =>
    ownAddress === null ? undefined : eq(leads.emailKey, ownAddress),
  ),
]
