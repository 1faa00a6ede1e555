import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { purchasesLeftBehind, purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { openAnswers } from './guide-answers.ts'
import { guidePapers, guideRows } from './guides.tables.ts'

const until = ['client goes', 'nobody came back'] as const

const ofPurchases = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    guideRows.purchaseId,
    // A condition that nobody gave must never become 'every row'.
    queryable
      .select({ id: purchases.id })
      .from(purchases)
      .where(which ?? sql`false`),
  )

const papersOf = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    guidePapers.guideId,
    queryable.select({ id: guideRows.id }).from(guideRows).where(ofPurchases(queryable, which)),
  )

/** What people entered in their guides. Before settlementHoldings, which empties the purchases that name whose they are. */
export const guidesHoldings: readonly Holding[] = [
  {
    ...goes(guidePapers, [...until], (client: DeletedClient, queryable) =>
      papersOf(queryable, purchasesOf(client)),
    ),
    forget: async (tx, left) => {
      await tx.delete(guidePapers).where(papersOf(tx, purchasesLeftBehind(left)))
    },
  },
  {
    ...goes(guideRows, [...until], (client: DeletedClient, queryable) =>
      ofPurchases(queryable, purchasesOf(client)),
    ),
    forget: async (tx, left) => {
      await tx.delete(guideRows).where(ofPurchases(tx, purchasesLeftBehind(left)))
    },
  },
]

/** What is told of it in the archive of a person's data. */
export const guidesTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { address }) => {
      if (address === null) return []
      const rows = await selectGuidesOf(deps.database.db, address)
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

/** Only for whoever has proven the address. */
async function selectGuidesOf(queryable: Queryable, emailKey: string) {
  return queryable
    .select({ guide: guideRows })
    .from(guideRows)
    .innerJoin(purchases, eq(purchases.id, guideRows.purchaseId))
    .where(eq(purchases.emailKey, emailKey))
}
