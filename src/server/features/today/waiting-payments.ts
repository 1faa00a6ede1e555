import { dayOf } from '../../../shared/rules/civil-days.ts'
import { findClientPage } from '../worklist/find-client-page.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Clients whose payment failed, the oldest first. */
export const waitingPayments: WaitingKind = async (deps, { now, limit }) => {
  const { rows, total } = await findClientPage(deps.database.db, {
    filter: { payment: 'failed' },
    today: dayOf(now),
    sort: 'created',
    direction: 'up',
    offset: 0,
    limit,
  })
  return {
    total,
    rows: rows.map(({ id, name, createdAt }) => ({
      clientId: id,
      name,
      since: createdAt.toISOString(),
      address: casePage(id, 'money'),
    })),
  }
}
