import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { attemptThrottles, personLanguages, signInLinks, users } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { payments, purchases } from '../settlement/settlement.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'

/** Whether nobody is known under an address any more. @param address an SQL expression, in lower case */
export function isUnknown(address: SQL | AnyPgColumn): SQL {
  const known = [clients, fundingApplications, fundingPayments, leads, purchases, users].map(
    (table) => sql`exists (select 1 from ${table} as known where known.email_key = ${address})`,
  )
  const unkeyed = [payments, testerApplications].map(
    (table) => sql`exists (select 1 from ${table} as known where lower(known.email) = ${address})`,
  )
  return sql`not (${sql.join([...known, ...unkeyed], sql` or `)})`
}

/** What an address has beside its records (language, consents, mails, attempts) goes with the last of them. */
export async function forgetUnknownAddress(tx: Queryable, emailKey: string): Promise<void> {
  if (emailKey === '') return
  const address = sql`${emailKey}::text`
  const unknown = isUnknown(address)
  await tx.delete(personLanguages).where(and(eq(personLanguages.emailKey, emailKey), unknown))
  await tx.delete(signInLinks).where(and(eq(signInLinks.emailKey, emailKey), unknown))
  await tx.delete(attemptThrottles).where(and(eq(attemptThrottles.key, `link ${emailKey}`), unknown))
  await tx
    .delete(consents)
    .where(and(eq(consents.subjectEmail, emailKey), isNull(consents.clientId), unknown))
  await tx
    .delete(mailOutbox)
    .where(and(sql`lower(${mailOutbox.recipient}) = ${address}`, isNull(mailOutbox.clientId), unknown))
}
