import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { foundBy } from '../../platform/db/search-words.ts'
import { fundingApplications } from '../funding/funding.tables.ts'

export interface ApplicationsWish {
  /** Beginnings of words of name, address and phone; '': everything. */
  search: string
  status?: FundingStatus | undefined
  /** Those with a message that nobody answered, or with a required document missing. */
  waiting?: 'message' | 'documents' | undefined
  offset: number
  limit: number
}

/** One page of applications, the newest first. */
export async function selectApplicationsPage(queryable: Queryable, wish: ApplicationsWish) {
  const { search, status, waiting, offset, limit } = wish
  const { caseStatus, messageWaitingSince, missingDocuments } = fundingApplications
  const where = and(
    foundBy(fundingApplications.searched, search),
    status === undefined ? undefined : eq(caseStatus, status),
    waiting === 'message' ? isNotNull(messageWaitingSince) : undefined,
    waiting === 'documents' ? gt(missingDocuments, 0) : undefined,
  )
  return selectNewestPage(queryable, fundingApplications, {
    where,
    offset,
    limit,
    order: [fundingApplications.id],
  })
}
