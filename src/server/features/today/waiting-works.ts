import { listDueWorks } from '../works/list-due-works.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** What was bought, only a person can do, and is due today or late (decision 070). */
export const waitingWorks: WaitingKind = async (deps, { now, limit, readerId, isMine }) => {
  const wish = { now, limit, userId: isMine ? readerId : null }
  const { rows, total } = await listDueWorks(deps.database.db, wish)
  return {
    total,
    rows: rows.map(({ clientId, name, dueOn }) => ({
      clientId,
      name,
      since: dueOn,
      address: '/dashboard/work',
      isReaders: isMine,
    })),
  }
}
