import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { leads } from './leads.tables.ts'

/** What is held of a person here. */
export const leadsHoldings: readonly Holding[] = [
  goes(leads, ({ ownAddress }: DeletedClient) =>
    ownAddress === null ? undefined : eq(leads.emailKey, ownAddress),
  ),
]

/** What is told of it in the archive of a person's data. */
export const leadsTold: readonly Told<Deps>[] = [
  {
    part: 'profile',
    records: async (deps, { address }) =>
      address === null ? [] : deps.database.db.select().from(leads).where(eq(leads.emailKey, address)),
  },
]
