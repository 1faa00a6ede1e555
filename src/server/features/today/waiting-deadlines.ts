import { dayOf } from '../../../shared/rules/civil-days.ts'
import { findClientPage } from '../worklist/find-client-page.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Clients whose proved deadline has passed (decision 052), the longest late first. */
export const waitingDeadlines: WaitingKind = async (deps, { now, limit }) => {
  const { rows, total } = await findClientPage(deps.database.db, {
    filter: { late: 'yes' },
    today: dayOf(now),
    sort: 'deadline',
    direction: 'up',
    offset: 0,
    limit,
  })
  return {
    total,
    rows: rows.map(({ id, name, nextDeadlineOn }) => ({
      clientId: id,
      name,
      since: nextDeadlineOn ?? '',
      address: casePage(id, 'mail'),
    })),
  }
}
