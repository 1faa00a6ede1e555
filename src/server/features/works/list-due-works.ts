import { addDays, officeDay } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectWorksPage } from './work-rows.store.ts'

/** Works to be done by the end of today in the office, or late, first what is due first, and how many there are in all. */
export async function listDueWorks(queryable: Queryable, { now, limit }: { now: Date; limit: number }) {
  const { rows, total } = await selectWorksPage(queryable, {
    show: 'late',
    key: undefined,
    ownerUserId: undefined,
    // What is late tomorrow is due today.
    today: addDays(officeDay(now), 1),
    offset: 0,
    limit,
  })
  return {
    total,
    rows: rows.map(({ work, clientId, buyer }) => ({ clientId, name: buyer.name, dueOn: work.dueOn })),
  }
}
