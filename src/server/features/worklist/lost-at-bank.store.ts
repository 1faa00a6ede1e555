import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { chargebacks, payments } from '../settlement/settlement.tables.ts'

/** Cents of each settled payment that a bank took back for good: never more than was left of it after its refunds (decision 178). */
function lostPayments(queryable: Queryable) {
  const { clientId, paymentIntentId, amountCents, refundedCents } = payments
  return queryable
    .select({
      clientId: sql<number>`${clientId}`.as('of_client'),
      cents: sql<number>`least(${amountCents} - ${refundedCents}, sum(${chargebacks.amountCents}))::int`.as(
        'lost',
      ),
    })
    .from(payments)
    .innerJoin(chargebacks, eq(chargebacks.paymentIntentId, paymentIntentId))
    .where(and(eq(chargebacks.status, 'lost'), isNotNull(payments.settledAt), isNotNull(clientId)))
    .groupBy(payments.id)
    .as('lost_payments')
}

/** Cents by client, of those of whom a bank took something back. */
export async function lostOfClients(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, number>> {
  if (clientIds.length === 0) return new Map()
  const lost = lostPayments(queryable)
  const rows = await queryable
    .select({ clientId: lost.clientId, cents: sql<number>`sum(${lost.cents})::int` })
    .from(lost)
    .where(inArray(lost.clientId, [...clientIds]))
    .groupBy(lost.clientId)
  return new Map(rows.map(({ clientId, cents }) => [clientId, cents]))
}

/** Cents of all paid clients, by the first day of the month in whose figure the payment counts. */
export async function lostByMonth(queryable: Queryable): Promise<{ day: string | null; cents: number }[]> {
  const lost = lostPayments(queryable)
  const month = sql<string | null>`paid_month(${clients.id}, ${clients.createdAt})::text`
  return queryable
    .select({ day: month, cents: sql<number>`sum(${lost.cents})::float8` })
    .from(lost)
    .innerJoin(clients, eq(clients.id, lost.clientId))
    .where(eq(clients.paymentStatus, 'paid'))
    .groupBy(sql`1`)
}
