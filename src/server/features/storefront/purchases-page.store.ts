import type { Queryable } from '../../platform/db/database.ts'
import type { ListWish } from '../../platform/db/list-source.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { foundBy } from '../../platform/db/search-words.ts'
import { purchases } from '../settlement/settlement.tables.ts'

export async function selectPurchasesPage(queryable: Queryable, { search, ...page }: ListWish) {
  const where = foundBy(purchases.searched, search)
  return selectNewestPage(queryable, purchases, { ...page, where, order: [purchases.id] })
}
