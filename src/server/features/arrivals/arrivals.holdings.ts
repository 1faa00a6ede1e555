import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { clientArrivals } from './arrivals.tables.ts'

/** What is held of a person here: how their record came, and what they paid elsewhere. */
export const arrivalsHoldings: readonly Holding[] = [goesWithClient(clientArrivals)]

/** What is told of it in the archive of a person's data. */
export const arrivalsTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { clientId }) =>
      deps.database.db
        .select({
          paid: clientArrivals.paid,
          amountCents: clientArrivals.amountCents,
          paidOn: clientArrivals.paidOn,
          recordedAt: clientArrivals.createdAt,
        })
        .from(clientArrivals)
        .where(eq(clientArrivals.clientId, clientId)),
  },
]
