import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { clients } from '../clients/clients.tables.ts'
import { payments } from './settlement.tables.ts'

/** One page of settled payments of the checkout that no intake was sent for, the newest first. */
export async function selectLoosePayments(queryable: Queryable, page: { offset: number; limit: number }) {
  const withIntake = queryable
    .select({ one: sql`1` })
    .from(clients)
    .where(and(eq(clients.id, payments.clientId), isNotNull(clients.intakeCompletedAt)))
  const where = and(isNotNull(payments.settledAt), notExists(withIntake))
  return selectNewestPage(queryable, payments, { ...page, where, order: [payments.id] })
}
