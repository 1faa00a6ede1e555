import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { prefillTokens } from './checkout.tables.ts'

export async function selectPrefillTokensPage(queryable: Queryable, page: { offset: number; limit: number }) {
  return selectNewestPage(queryable, prefillTokens, {
    ...page,
    where: undefined,
    order: [prefillTokens.createdAt, prefillTokens.tokenHash],
  })
}
