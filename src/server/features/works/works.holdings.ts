import { eq, getTableName, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  fundingPaymentsLeftBehind,
  fundingPaymentsOf,
} from '../funding-packages/funding-packages.holdings.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { deleteMails } from '../outbox/outbox.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { purchasesLeftBehind, purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { openNote } from './work-note.ts'
import { works } from './works.tables.ts'

/** What staff do for somebody. Before settlementHoldings and fundingPackagesHoldings, which empty what names whose it is. */
export const worksHoldings: readonly Holding[] = [
  {
    table: getTableName(works),
    how: 'goes',
    until: ['client goes', 'application goes', 'nobody came back'],
    clear: async (tx, client) => {
      await tx.delete(works).where(ofPurchases(tx, purchasesOf(client)))
      if (client.ownAddress !== null)
        await tx.delete(works).where(ofPayments(tx, eq(fundingPayments.emailKey, client.ownAddress)))
    },
    clearApplication: async (tx, application) => {
      const gone = await tx
        .delete(works)
        .where(ofPayments(tx, fundingPaymentsOf(tx, application)))
        .returning({ id: works.id })
      await deleteMails(tx, or(...gone.map(({ id }) => like(mailOutbox.dedupeKey, `work:${id}:%`))))
    },
    forget: async (tx, left) => {
      await tx.delete(works).where(ofPurchases(tx, purchasesLeftBehind(left)))
      await tx.delete(works).where(ofPayments(tx, fundingPaymentsLeftBehind(left)))
    },
  },
]

// A condition that nobody gave must never become 'every row'.
const ofPurchases = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    works.purchaseId,
    queryable
      .select({ id: purchases.id })
      .from(purchases)
      .where(which ?? sql`false`),
  )
const ofPayments = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    works.fundingPaymentId,
    queryable
      .select({ id: fundingPayments.id })
      .from(fundingPayments)
      .where(which ?? sql`false`),
  )

/** What is told of it in the archive of a person's data. */
export const worksTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { address }) => {
      if (address === null) return []
      const { db } = deps.database
      const own = await db
        .select()
        .from(works)
        .where(
          or(
            ofPurchases(db, eq(purchases.emailKey, address)),
            ofPayments(db, eq(fundingPayments.emailKey, address)),
          ),
        )
        .orderBy(works.id)
      return own.map((work) => {
        const { workKey, orderedAt, dueOn, deliveredAt, deliveredBy: by, withdrawnAt } = work
        const note = openNote(deps, work)
        return { work: workKey, orderedAt, dueOn, deliveredAt, by, withdrawnAt, note }
      })
    },
  },
]
