import { eq, getTableName, or, sql } from 'drizzle-orm'
import { type DeletedClient, type Holding, remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { sandboxIdempotency, sandboxObjects } from '../../platform/payments/sandbox/sandbox.tables.ts'
import { selectApplicationIds } from '../funding/funding.holdings.ts'
import { selectFundingIntents } from '../funding-packages/funding-packages.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { aboutApplications, deleteMails } from './application-mails.store.ts'
import { deleteSandboxAnswers, emptySandbox } from './sandbox-clearings.store.ts'

/**
 * What is held of a person where several features must be asked whose it is: mails, by whom and about what they are, and
 * what the sandbox keeps of payments. Before the holdings of all of those.
 */
export const privacyHoldings: readonly Holding[] = [
  { table: getTableName(mailOutbox), how: 'goes', clear: deleteMailsOf },
  { table: getTableName(sandboxObjects), how: 'emptied', clear: emptySandboxOf },
  {
    table: getTableName(sandboxIdempotency),
    how: 'goes',
    clear: async (tx, client) => deleteSandboxAnswers(tx, await intentsOf(tx, client)),
  },
  ...remains('stays', 'the number and the day alone: proof that the wish was followed', 'deletion_requests'),
]

async function deleteMailsOf(tx: Queryable, { clientId, ownAddress }: DeletedClient): Promise<void> {
  const applications = await selectApplicationIds(tx, ownAddress)
  // What applicants wrote went to the support address.
  await deleteMails(tx, await aboutApplications(tx, applications))
  const toPerson = ownAddress === null ? undefined : sql`lower(${mailOutbox.recipient}) = ${ownAddress}`
  await deleteMails(tx, or(eq(mailOutbox.clientId, clientId), toPerson))
}

/** The provider's ids of what this person paid for, without the purchases through payment links. */
const intentsOf = async (tx: Queryable, { paymentIntentId, ownAddress }: DeletedClient) => [
  ...(paymentIntentId === null ? [] : [paymentIntentId]),
  ...(await selectFundingIntents(tx, ownAddress)),
]

async function emptySandboxOf(tx: Queryable, client: DeletedClient): Promise<void> {
  const bought = await tx
    .select({ session: purchases.providerReference, customer: purchases.customerId })
    .from(purchases)
    .where(purchasesOf(client))
  const linked = bought.flatMap(({ session, customer }) => [
    session,
    ...(customer === null ? [] : [customer]),
  ])
  await emptySandbox(tx, [...(await intentsOf(tx, client)), ...linked], client.said)
}
