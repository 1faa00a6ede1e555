import { addDays, officeDay } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectWorksPage } from './work-rows.store.ts'

/**
 * Works to be done by the end of today in the office, or late, first what is due first, and how many there are in all.
 * @param wish.userId those of this member of staff; null: everybody's
 */
export async function listDueWorks(
  queryable: Queryable,
  { now, limit, userId }: { now: Date; limit: number; userId: string | null },
) {
  const { rows, total } = await selectWorksPage(queryable, {
    show: 'late',
    key: undefined,
    ownerUserId: userId ?? undefined,
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
