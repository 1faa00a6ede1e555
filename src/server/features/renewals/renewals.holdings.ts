import { desc, eq, getTableName, inArray, type SQL } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { purchasesLeftBehind, purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { renewalAgreements } from './renewals.tables.ts'

/** What is held of a person here. Before settlementHoldings, whose purchases it reads. */
export const renewalsHoldings: readonly Holding[] = [
  {
    table: getTableName(renewalAgreements),
    how: 'emptied',
    until: ['client goes', 'nobody came back'],
    forget: (tx, left) => emptyAgreements(tx, purchasesLeftBehind(left)),
    clear: (tx, client) => emptyAgreements(tx, purchasesOf(client)),
  },
  ...remains('nobody', 'that a purchase was reminded of, once', 'renewal_notices'),
  ...remains('nobody', 'the provider’s id of what it ends', 'subscription_endings'),
]

/** The law keeps what was agreed to; from where it was agreed to goes with the person. */
async function emptyAgreements(tx: Queryable, which: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (which === undefined) return
  const own = tx.select({ id: purchases.providerReference }).from(purchases).where(which)
  await tx
    .update(renewalAgreements)
    .set({ ip: null, userAgent: null })
    .where(inArray(renewalAgreements.sessionId, own))
}

/** What is told of it in the archive of a person's data. Only for whoever has proven the address. */
export const renewalsTold: readonly Told<Deps>[] = [
  {
    part: 'consents',
    records: async (deps, { address }) =>
      address === null ? [] : listAgreementsOfAddress(deps.database.db, address),
  },
]

/** The renewal terms that an address agreed to, the newest first. */
async function listAgreementsOfAddress(queryable: Queryable, emailKey: string) {
  const rows = await queryable
    .select({ agreement: renewalAgreements })
    .from(renewalAgreements)
    .innerJoin(purchases, eq(purchases.providerReference, renewalAgreements.sessionId))
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(desc(renewalAgreements.agreedAt))
  return rows.map(({ agreement: { sessionId: _session, ...rest } }) => rest)
}
