import { and, eq, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { emptyFundingPayments } from '../funding-packages/funding-packages.holdings.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { payments, purchases } from '../settlement/settlement.tables.ts'
import { emptyReasonsOfPurchases } from '../storefront/storefront.holdings.ts'
import { sessionRequests } from '../storefront/storefront.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'
import { isUnknown } from './forgotten-addresses.store.ts'
import { emptySandbox } from './sandbox-clearings.store.ts'

/** Nobody with this address has a dispute case or an application, which would keep what belongs to it. */
const hasNoRecord = (address: AnyPgColumn): SQL => sql`not (
  exists (select 1 from ${clients} as known where known.email_key = ${address})
  or exists (select 1 from ${fundingApplications} as known where known.email_key = ${address}))`

/** Interest of the home page that came before an instant and led to nothing. */
export async function deleteOldLeads(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(leads).where(and(lt(leads.createdAt, before), hasNoRecord(leads.emailKey)))
}

/** Forms of a checkout or of the beta that became no client. A payment that settled always made one. */
export async function deleteOldAttempts(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(payments)
    .where(and(isNull(payments.clientId), isNull(payments.settledAt), lt(payments.createdAt, before)))
  await tx
    .delete(testerApplications)
    .where(and(isNull(testerApplications.clientId), lt(testerApplications.createdAt, before)))
}

/** Payments for a funding package that no application followed: what accounting must keep stays. */
export async function emptyOldFundingPayments(tx: Queryable, before: Date): Promise<void> {
  const which = and(
    isNull(fundingPayments.applicationId),
    ne(fundingPayments.emailKey, ''),
    lt(fundingPayments.updatedAt, before),
  )
  const rows = await tx.select().from(fundingPayments).where(which)
  for (const { id, paymentIntentId, name, email, emailKey, phone } of rows) {
    await emptySandbox(tx, [paymentIntentId], told([name, email, emailKey, phone]))
    await emptyFundingPayments(tx, eq(fundingPayments.id, id))
  }
}

/** Purchases without a client record that nothing happened to since an instant and that are no running subscription. */
export async function emptyOldPurchases(tx: Queryable, before: Date, now: Date): Promise<void> {
  const isOver = or(isNull(purchases.opensUntil), lt(purchases.opensUntil, now))
  const cannotRenew = or(
    isNull(purchases.subscriptionId),
    notInArray(purchases.status, ['active', 'ending', 'past-due']),
  )
  const rows = await tx
    .select()
    .from(purchases)
    .where(
      and(
        isNull(purchases.clientId),
        ne(purchases.emailKey, ''),
        lt(purchases.updatedAt, before),
        isOver,
        cannotRenew,
        hasNoRecord(purchases.emailKey),
      ),
    )
  const nobody = { name: null, email: '', emailKey: '', phone: null, holderUserId: null }
  for (const { id, providerReference, customerId, name, email, emailKey, phone } of rows) {
    const ids = [providerReference, ...(customerId === null ? [] : [customerId])]
    await emptySandbox(tx, ids, told([name, email, emailKey, phone]))
    await tx.delete(sessionRequests).where(eq(sessionRequests.purchaseId, id))
    await emptyReasonsOfPurchases(tx, eq(purchases.id, id))
    await tx.update(purchases).set(nobody).where(eq(purchases.id, id))
  }
}

const told = (texts: readonly (string | null)[]) => [
  ...new Set(texts.flatMap((text) => (text === null || text === '' ? [] : [text]))),
]

/** Consents, languages and mails, older than an instant, of addresses under which nobody is known any more. */
export async function deleteOldTraces(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(consents)
    .where(and(isNull(consents.clientId), lt(consents.createdAt, before), isUnknown(consents.subjectEmail)))
  await tx
    .delete(personLanguages)
    .where(and(lt(personLanguages.changedAt, before), isUnknown(personLanguages.emailKey)))
  await tx
    .delete(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.clientId),
        lt(mailOutbox.createdAt, before),
        isUnknown(sql`lower(${mailOutbox.recipient})`),
      ),
    )
}
