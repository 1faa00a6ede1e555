import type { Queryable } from '../../platform/db/database.ts'
import type { ListWish } from '../../platform/db/list-source.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { foundBy } from '../../platform/db/search-words.ts'
import { leads } from './leads.tables.ts'

export async function selectLeadsPage(queryable: Queryable, { search, ...page }: ListWish) {
  const where = foundBy(leads.searched, search)
  return selectNewestPage(queryable, leads, { ...page, where, order: [leads.id] })
}
