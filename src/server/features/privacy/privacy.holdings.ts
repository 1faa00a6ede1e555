import { eq, getTableName, or, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { sandboxIdempotency, sandboxObjects } from '../../platform/payments/sandbox/sandbox.tables.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { selectApplicationIds } from '../funding/funding.holdings.ts'
import { selectFundingIntents } from '../funding-packages/funding-packages.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { purchasesOf } from '../settlement/settlement.holdings.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { listTesterApplicationsOf } from '../testers/testers.holdings.ts'
import { aboutApplications, deleteMails } from './application-mails.store.ts'
import { getRetention } from './get-retention.ts'
import { listFileOpenings } from './list-file-openings.ts'
import { mailRecord } from './mails-without-links.ts'
import { selectMailsOf } from './my-data.store.ts'
import { selectRefundsOfAddress } from './refunds-of-address.store.ts'
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

/** What is told of a person where several features must be asked, and of the keeping itself. */
export const privacyTold: readonly Told<Deps>[] = [
  { part: 'profile', records: async (deps, { clientId }) => profileOf(deps, clientId) },
  {
    part: 'mails',
    records: async (deps, { clientId }) => {
      const mails = await selectMailsOf(deps.database.db, clientId, deps.config.supportEmail)
      return mails.map((mail) => mailRecord(deps.sealer, mail))
    },
  },
  {
    part: 'openings',
    records: async (deps, { clientId, language }) => listFileOpenings(deps, { clientId, language }),
  },
  { part: 'retention', records: async (deps, { clientId }) => [await getRetention(deps, clientId)] },
]

/** Of payments for funding and through payment links alike; after what both tell. */
export const refundsTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { address }) =>
      address === null ? [] : selectRefundsOfAddress(deps.database.db, address),
  },
]

async function profileOf(deps: Deps, clientId: number): Promise<object[]> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) return []
  const {
    notesSealed,
    changedBy: _changedBy,
    driveFolderId: _folder,
    intakeAttemptKey: _key,
    ...row
  } = client
  const profile = {
    ...row,
    notes: notesSealed ? deps.sealer.openText(notesSealed, 'intake-notes') : null,
    language: await languageOfPerson(deps.database.db, client.email),
    testerApplications: await listTesterApplicationsOf(deps.database.db, client.id),
  }
  return [profile]
}
