import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { openAnswers } from './guide-answers.ts'
import { guidePapers, guideRows } from './guides.tables.ts'

const ofClient = (client: DeletedClient, queryable: Queryable) =>
  inArray(
    guideRows.purchaseId,
    queryable.select({ id: purchases.id }).from(purchases).where(purchasesOf(client)),
  )

/** What people entered in their guides. Before settlementHoldings, which empties the purchases that name whose they are. */
export const guidesHoldings: readonly Holding[] = [
  goes(guidePapers, (client: DeletedClient, queryable) =>
    inArray(
      guidePapers.guideId,
      queryable.select({ id: guideRows.id }).from(guideRows).where(ofClient(client, queryable)),
    ),
  ),
  goes(guideRows, ofClient),
]

/** What is told of it in the archive of a person's data. */
export const guidesTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { address }) => {
      if (address === null) return []
      const rows = await deps.database.db
        .select({ guide: guideRows })
        .from(guideRows)
        .innerJoin(purchases, eq(purchases.id, guideRows.purchaseId))
        .where(eq(purchases.emailKey, address))
      return rows.map(({ guide }) => ({
        guide: guide.guide,
        begunAt: guide.createdAt,
        changedAt: guide.updatedAt,
        answers: openAnswers(deps, guide),
        done: guide.done,
      }))
    },
  },
]
