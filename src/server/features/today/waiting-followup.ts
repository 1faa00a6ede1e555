import { officeDay } from '../../../shared/rules/civil-days.ts'
import { listDueTasks, listUnseenMentions } from '../followup/list-waiting-followup.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Tasks that are due today where the office is, or late. */
export const waitingTasks: WaitingKind = async (deps, { now, limit, readerId, isMine }) => {
  const wish = { today: officeDay(now), userId: isMine ? readerId : null, limit }
  const { rows, total } = await listDueTasks(deps, wish)
  return {
    total,
    rows: rows.map(({ clientId, dueOn, text }) => ({
      clientId,
      name: null,
      since: dueOn,
      address: casePage(clientId, 'notes'),
      isReaders: isMine,
      about: text,
    })),
  }
}

/** Notes that name the reader, until they say that they have seen them. */
export const waitingMentions: WaitingKind = async (deps, { limit, readerId }) => {
  const { rows, total } = await listUnseenMentions(deps.database.db, { userId: readerId, limit })
  return {
    total,
    rows: rows.map(({ clientId, createdAt }) => ({
      clientId,
      name: null,
      since: createdAt.toISOString(),
      address: casePage(clientId, 'notes'),
      isReaders: true,
    })),
  }
}
