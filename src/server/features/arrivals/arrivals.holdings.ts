import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { clientArrivals } from './arrivals.tables.ts'
import { openEarlier } from './keep-arrivals.ts'

/** What is held of a person here: how their record came, and what they paid elsewhere. */
export const arrivalsHoldings: readonly Holding[] = [goesWithClient(clientArrivals)]

/** What is told of it in the archive of a person's data. */
export const arrivalsTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { clientId }) => {
      const rows = await deps.database.db
        .select()
        .from(clientArrivals)
        .where(eq(clientArrivals.clientId, clientId))
      return rows.map((row) => ({
        paid: row.paid,
        amountCents: row.amountCents,
        paidOn: row.paidOn,
        recordedAt: row.createdAt,
        fromTheProgramBefore: openEarlier(deps.sealer, row),
      }))
    },
  },
]
