import { and, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { fundingPayments } from './funding-packages.tables.ts'

/** One page of settled payments that no application was sent for, the newest first. */
export async function selectLooseFundingPayments(
  queryable: Queryable,
  page: { offset: number; limit: number },
) {
  const where = and(isNull(fundingPayments.applicationId), isNotNull(fundingPayments.settledAt))
  return selectNewestPage(queryable, fundingPayments, { ...page, where, order: [fundingPayments.id] })
}
