import { and, eq, getTableName, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { sandboxIdempotency, sandboxObjects } from '../../platform/payments/sandbox/sandbox.tables.ts'
import * as accounts from '../accounts/accounts.tables.ts'
import { announcements } from '../announcements/announcements.tables.ts'
import { clientSearchWords, clients } from '../clients/clients.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { creditScores } from '../credit-scores/credit-scores.tables.ts'
import { drafts, reviewFacts } from '../decisions/decisions.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { driveCopies } from '../drive/drive.tables.ts'
import { reportPointings } from '../hints/hints.tables.ts'
import { supportMessages } from '../inbox/inbox.tables.ts'
import { clientFiles, intakeDraftFiles, intakeDrafts } from '../intake/intake.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { scheduledMails } from '../mail/mail.tables.ts'
import { letterEvents, mailingSteps } from '../mail-log/mail-log.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { reportOwnerWords, reportUploads } from '../reports/reports.tables.ts'
import { disputeResults, packetRequests } from '../results/results.tables.ts'
import { evidencePictures, processingRuns } from '../runs/runs.tables.ts'
import { payments, purchases, refunds } from '../settlement/settlement.tables.ts'
import { sessionRequests } from '../storefront/storefront.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'
import { aboutApplications, deleteMails } from './application-mails.store.ts'
import type { Clearing, DeletedClient } from './clearing.ts'
import { fundingClearings, selectApplicationIds, selectFundingIntents } from './funding-clearings.store.ts'
import { emptyReasonsOfPurchases } from './refunds-of-address.store.ts'
import { deleteSandboxAnswers, emptySandbox } from './sandbox-clearings.store.ts'

const goes = (table: PgTable, where: (client: DeletedClient) => SQL | undefined): Clearing => ({
  table: getTableName(table),
  how: 'goes',
  clear: async (tx, client) => {
    // A condition that this client does not have must never become 'every row'.
    await tx.delete(table).where(where(client) ?? sql`false`)
  },
})
const ofClient = (table: PgTable & { clientId: PgColumn }) =>
  goes(table, ({ clientId }) => eq(table.clientId, clientId))
const remains = (how: 'stays' | 'nobody', why: string, ...tables: string[]): Clearing[] =>
  tables.map((table) => ({ table, how, why }))

const paymentOf = ({ clientId, paymentIntentId }: DeletedClient) =>
  or(
    eq(payments.clientId, clientId),
    paymentIntentId === null ? undefined : eq(payments.paymentIntentId, paymentIntentId),
  )

/** What made this record, and, when the address goes, what it bought. */
const purchasesOf = ({ clientId, ownAddress }: DeletedClient) =>
  or(eq(purchases.clientId, clientId), ownAddress === null ? undefined : eq(purchases.emailKey, ownAddress))

/** What accounting must keep: amounts, days and the provider's ids. A payment that never settled is no entry of it. */
async function emptyPayments(tx: Queryable, client: DeletedClient): Promise<void> {
  await tx.delete(payments).where(and(paymentOf(client), isNull(payments.settledAt)))
  const nobody = { name: '', email: '', phone: '', holderUserId: '', attemptKey: null }
  await tx
    .update(payments)
    // A settlement that rendered a mail to the address before begins anew, without one.
    .set({ ...nobody, agreeToContact: false, preferences: null, version: sql`${payments.version} + 1` })
    .where(and(paymentOf(client), isNotNull(payments.settledAt)))
}

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

/**
 * The closed list: every table of the product and what a deletion does with it, in the order in which it does it. A table
 * that is not here fails a test, so that nothing new is forgotten. Running it twice changes nothing more.
 */
export const clientClearings: readonly Clearing[] = [
  goes(evidencePictures, ({ runIds }) =>
    runIds.length === 0 ? undefined : inArray(evidencePictures.runId, [...runIds]),
  ),
  ofClient(processingRuns),
  ofClient(documents),
  goes(reportUploads, ({ clientId, paymentIntentId }) =>
    or(
      eq(reportUploads.clientId, clientId),
      paymentIntentId === null ? undefined : eq(reportUploads.paymentIntentId, paymentIntentId),
    ),
  ),
  ofClient(reportOwnerWords),
  ofClient(reportPointings),
  ofClient(clientFiles),
  ofClient(mailingSteps),
  ofClient(letterEvents),
  ofClient(disputeResults),
  ofClient(packetRequests),
  ofClient(reviewFacts),
  ofClient(drafts),
  ofClient(creditScores),
  ofClient(supportMessages),
  ofClient(announcements),
  ofClient(scheduledMails),
  { table: getTableName(mailOutbox), how: 'goes', clear: deleteMailsOf },
  ofClient(driveCopies),
  ofClient(clientSearchWords),
  goes(consents, ({ clientId, ownAddress }) =>
    or(
      eq(consents.clientId, clientId),
      ownAddress === null ? undefined : eq(consents.subjectEmail, ownAddress),
    ),
  ),
  ofClient(testerApplications),
  {
    table: getTableName(refunds),
    how: 'emptied',
    clear: async (tx, client) => {
      const own = tx.select({ id: payments.paymentIntentId }).from(payments).where(paymentOf(client))
      await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, own))
      await emptyReasonsOfPurchases(tx, purchasesOf(client))
    },
  },
  { table: getTableName(sandboxObjects), how: 'emptied', clear: emptySandboxOf },
  {
    table: getTableName(sandboxIdempotency),
    how: 'goes',
    clear: async (tx, client) => deleteSandboxAnswers(tx, await intentsOf(tx, client)),
  },
  { table: getTableName(payments), how: 'emptied', clear: emptyPayments },
  ...fundingClearings(),
  ...ofSessions(),
  ofClient(accounts.clientHolders),
  ...ofAddress(),
  goes(clients, ({ clientId }) => eq(clients.id, clientId)),
  ...remains(
    'stays',
    'says who did what to which number, and no name; a chain with a gap proves nothing',
    'audit_entries',
    'audit_head',
  ),
  ...remains('stays', 'the number and the day alone: proof that the wish was followed', 'deletion_requests'),
  ...remains('nobody', 'the product itself', 'installation', 'applied_migrations'),
  ...remains('nobody', 'ids of the provider’s events', 'payment_events'),
  ...remains('nobody', 'labels that reports print, taught by staff', 'learned_labels'),
  ...remains(
    'nobody',
    'amounts and the provider’s ids, for the books',
    'purchase_payments',
    'checkout_credits',
  ),
  ...remains('nobody', 'sealed under a token that only its mail holds; expires by itself', 'prefill_tokens'),
  ...remains(
    'nobody',
    'staff only',
    'staff_credentials',
    'recovery_codes',
    'staff_invitations',
    'staff_devices',
    'staff_passkeys',
    'passkey_challenges',
  ),
]

/** Sessions that hold this record alone, with what was typed in them. */
function ofSessions(): Clearing[] {
  const ofUsers = (table: PgTable, userId: PgColumn) =>
    goes(table, ({ userIds }) => (userIds.length === 0 ? undefined : inArray(userId, [...userIds])))
  return [
    ofUsers(intakeDrafts, intakeDrafts.userId),
    ofUsers(intakeDraftFiles, intakeDraftFiles.userId),
    ofUsers(accounts.sessions, accounts.sessions.userId),
    ofUsers(accounts.users, accounts.users.id),
  ]
}

/** What an address has without any record, see DeletedClient. */
function ofAddress(): Clearing[] {
  const { signInLinks, personLanguages, attemptThrottles } = accounts
  return [
    goes(signInLinks, ({ lastAddress }) =>
      lastAddress === null ? undefined : eq(signInLinks.emailKey, lastAddress),
    ),
    goes(personLanguages, ({ lastAddress }) =>
      lastAddress === null ? undefined : eq(personLanguages.emailKey, lastAddress),
    ),
    goes(attemptThrottles, ({ lastAddress }) =>
      lastAddress === null ? undefined : eq(attemptThrottles.key, `link ${lastAddress}`),
    ),
    goes(leads, ({ ownAddress }) => (ownAddress === null ? undefined : eq(leads.emailKey, ownAddress))),
    {
      table: getTableName(sessionRequests),
      how: 'goes',
      clear: async (tx, client) => {
        const own = tx.select({ id: purchases.id }).from(purchases).where(purchasesOf(client))
        await tx.delete(sessionRequests).where(inArray(sessionRequests.purchaseId, own))
      },
    },
    {
      table: getTableName(purchases),
      how: 'emptied',
      clear: async (tx, client) => {
        const nobody = { name: null, email: '', emailKey: '', phone: null, holderUserId: null }
        await tx.update(purchases).set(nobody).where(purchasesOf(client))
      },
    },
  ]
}

/** Clears every table of the list, then the queue's jobs that name the address. In the caller's transaction. */
export async function clearClientRows(tx: Queryable, client: DeletedClient): Promise<void> {
  for (const { clear } of clientClearings) await clear?.(tx, client)
  if (client.lastAddress === null) return
  await tx.execute(sql`
    delete from pgboss.job where name in ('mail-sign-in-link', 'mail-funding-link') and data->'payload'->>'emailKey' = ${client.lastAddress}`)
}
