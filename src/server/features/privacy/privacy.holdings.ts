import { getTableName } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, noClient, type Told, type ToldClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteSandboxAnswers, emptySandbox } from '../../platform/payments/sandbox/empty-sandbox.store.ts'
import { sandboxIdempotency, sandboxObjects } from '../../platform/payments/sandbox/sandbox.tables.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { selectFundingIntents } from '../funding-packages/funding-packages.holdings.ts'
import { selectPostalIntents } from '../postal/postal.holdings.ts'
import {
  selectBegunIntents,
  selectIntentsOfClient,
  selectProviderIdsOfPurchases,
  selectRefundsOfIntents,
} from '../settlement/settlement.holdings.ts'
import { selectPurchaseIntents } from '../storefront/storefront.holdings.ts'
import { listTesterApplicationsOf } from '../testers/testers.holdings.ts'
import { forgetAddressOfRequests } from './deletion-requests.store.ts'
import { getAddressKeeping } from './get-address-keeping.ts'
import { getRetention } from './get-retention.ts'
import { listFileOpenings } from './list-file-openings.ts'
import { deletionRequests } from './privacy.tables.ts'

/**
 * What is held of a person where several features must be asked whose it is: what the sandbox keeps of payments. Before the
 * holdings of all of those.
 */
export const privacyHoldings: readonly Holding[] = [
  {
    table: getTableName(sandboxObjects),
    how: 'emptied',
    until: ['client goes', 'application goes', 'nobody came back'],
    clear: emptySandboxOf,
  },
  {
    table: getTableName(sandboxIdempotency),
    how: 'goes',
    until: ['client goes', 'application goes'],
    clear: async (tx, client) => deleteSandboxAnswers(tx, await providerIdsOf(tx, client)),
  },
  {
    // Done or taken back, it is proof that the wish was followed: a number or nothing, and the day.
    table: getTableName(deletionRequests),
    how: 'emptied',
    until: ['client goes'],
    clear: async (tx, { ownAddress }) => {
      if (ownAddress !== null) await forgetAddressOfRequests(tx, ownAddress)
    },
  },
]

/** Under which ids the provider knows what this person paid for, or began to pay. */
const providerIdsOf = async (tx: Queryable, client: DeletedClient) => [
  ...(await selectIntentsOfClient(tx, client)),
  ...(await selectPostalIntents(tx, client.clientId)),
  ...(await selectFundingIntents(tx, client.ownAddress)),
  ...(await selectBegunIntents(tx, client.ownAddress)),
  ...(await selectProviderIdsOfPurchases(tx, client)),
]

async function emptySandboxOf(tx: Queryable, client: DeletedClient): Promise<void> {
  await emptySandbox(tx, await providerIdsOf(tx, client), client.said)
}

/** What is told of a person where several features must be asked, and of the keeping itself. */
export const privacyTold: readonly Told<Deps>[] = [
  { part: 'profile', records: async (deps, { clientId }) => profileOf(deps, clientId) },
  {
    part: 'openings',
    records: async (deps, { clientId, language }) => listFileOpenings(deps, { clientId, language }),
  },
  { part: 'retention', records: async (deps, told) => [await keepingTold(deps, told)] },
]

/** Of payments for funding and through payment links alike; after what both tell. */
export const refundsTold: readonly Told<Deps>[] = [
  {
    part: 'payments',
    records: async (deps, { address }) => {
      if (address === null) return []
      const { db } = deps.database
      const paid = [
        ...(await selectFundingIntents(db, address)),
        ...(await selectPurchaseIntents(db, address)),
      ]
      return selectRefundsOfIntents(db, paid)
    },
  },
]

const keepingTold = async (deps: Deps, { clientId, address }: ToldClient) =>
  clientId === noClient ? getAddressKeeping(deps.database.db, address ?? '') : getRetention(deps, clientId)

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
