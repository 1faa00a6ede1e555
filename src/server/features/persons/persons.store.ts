import { and, count, desc, eq, inArray, isNotNull, isNull, max, min, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientArrivals } from '../arrivals/arrivals.tables.ts'
import { sessionBookings } from '../bookings/bookings.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { supportMessages, visitorMessages } from '../inbox/inbox.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { type PaymentRow, payments, purchases } from '../settlement/settlement.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'

/** What was begun or paid at the checkout under an address, or for one of these cases; the newest first. */
export async function selectCheckoutPayments(
  queryable: Queryable,
  { emailKey, clientIds }: { emailKey: string; clientIds: readonly number[] },
): Promise<PaymentRow[]> {
  const ofCase = clientIds.length === 0 ? undefined : inArray(payments.clientId, [...clientIds])
  return queryable
    .select()
    .from(payments)
    .where(or(eq(payments.emailKey, emailKey), ofCase))
    .orderBy(desc(payments.id))
}

/** Funding packages that were paid under an address, or for one of these applications; the newest first. */
export async function selectFundingPayments(
  queryable: Queryable,
  { emailKey, applicationIds }: { emailKey: string; applicationIds: readonly number[] },
) {
  const ofApplication =
    applicationIds.length === 0 ? undefined : inArray(fundingPayments.applicationId, [...applicationIds])
  return queryable
    .select()
    .from(fundingPayments)
    .where(
      and(or(eq(fundingPayments.emailKey, emailKey), ofApplication), isNotNull(fundingPayments.settledAt)),
    )
    .orderBy(desc(fundingPayments.id))
}

export async function selectArrivals(queryable: Queryable, clientIds: readonly number[]) {
  if (clientIds.length === 0) return []
  const { clientId, paid, amountCents, paidOn } = clientArrivals
  return queryable
    .select({ clientId, paid, amountCents, paidOn })
    .from(clientArrivals)
    .where(inArray(clientId, [...clientIds]))
}

/** Sessions of what was bought under an address, the latest first. */
export async function selectSessions(queryable: Queryable, emailKey: string) {
  const { id, state, startsAt } = sessionBookings
  return queryable
    .select({ id, state, startsAt, product: purchases.productName })
    .from(sessionBookings)
    .innerJoin(purchases, eq(purchases.id, sessionBookings.purchaseId))
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(desc(startsAt), desc(id))
}

/** How much each of these clients and support wrote each other, without a word of it. */
export async function selectClientConversations(queryable: Queryable, clientIds: readonly number[]) {
  if (clientIds.length === 0) return []
  const { clientId, createdAt, sender, handledAt } = supportMessages
  return queryable
    .select({
      clientId,
      messages: count(),
      lastAt: max(createdAt),
      waiting: sql<boolean>`bool_or(${and(eq(sender, 'client'), isNull(handledAt))})`,
    })
    .from(supportMessages)
    .where(inArray(clientId, [...clientIds]))
    .groupBy(clientId)
}

/** The same of what an address wrote without a record; its number is that of the first message. */
export async function selectVisitorConversation(queryable: Queryable, emailKey: string) {
  const { id, createdAt, sender, handledAt } = visitorMessages
  const [row] = await queryable
    .select({
      firstId: min(id),
      messages: count(),
      lastAt: max(createdAt),
      waiting: sql<boolean | null>`bool_or(${and(eq(sender, 'visitor'), isNull(handledAt))})`,
    })
    .from(visitorMessages)
    .where(eq(visitorMessages.emailKey, emailKey))
  return row
}

export async function selectLeads(queryable: Queryable, emailKey: string) {
  const { id, name, phone, createdAt } = leads
  return queryable
    .select({ id, name, phone, createdAt })
    .from(leads)
    .where(eq(leads.emailKey, emailKey))
    .orderBy(desc(id))
}

export async function selectTesterApplications(queryable: Queryable, emailKey: string) {
  const { id, name, phone, clientId, createdAt } = testerApplications
  return queryable
    .select({ id, name, phone, clientId, createdAt })
    .from(testerApplications)
    .where(eq(testerApplications.emailKey, emailKey))
    .orderBy(desc(id))
}

/** The newest mails to an address without their content, and how many there are. */
export async function selectMailHeads(queryable: Queryable, emailKey: string, limit: number) {
  const { id, mailType, status, createdAt, recipientKey } = mailOutbox
  const where = eq(recipientKey, emailKey)
  const [counted] = await queryable.select({ total: count() }).from(mailOutbox).where(where)
  const rows = await queryable
    .select({ id, mailType, status, createdAt })
    .from(mailOutbox)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
  return { rows, total: counted?.total ?? 0 }
}
