import type { Queryable } from '../../platform/db/database.ts'
import type { ListWish } from '../../platform/db/list-source.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { beginsWith, emailKey, nameKey } from '../../platform/db/prefix-search.ts'
import { purchases } from '../settlement/settlement.tables.ts'

export async function selectPurchasesPage(queryable: Queryable, { search, ...page }: ListWish) {
  const where = beginsWith([nameKey, emailKey], search)
  return selectNewestPage(queryable, purchases, { ...page, where, order: [purchases.id] })
}
