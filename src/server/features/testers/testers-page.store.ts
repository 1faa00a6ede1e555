import type { Queryable } from '../../platform/db/database.ts'
import type { ListWish } from '../../platform/db/list-source.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { foundBy } from '../../platform/db/search-words.ts'
import { testerApplications } from './testers.tables.ts'

export async function selectTestersPage(queryable: Queryable, { search, ...page }: ListWish) {
  const where = foundBy(testerApplications.searched, search)
  return selectNewestPage(queryable, testerApplications, {
    ...page,
    where,
    order: [testerApplications.id],
  })
}
