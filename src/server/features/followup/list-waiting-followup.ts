import type { Queryable } from '../../platform/db/database.ts'
import { selectUnseen } from './notes.store.ts'
import { selectDueTasks } from './tasks.store.ts'

/** Tasks that are due or late. */
export const listDueTasks = (
  queryable: Queryable,
  wish: { today: string; userId: string | null; limit: number },
) => selectDueTasks(queryable, wish)

/** Notes that name a member of staff who has not seen them. */
export const listUnseenMentions = (queryable: Queryable, wish: { userId: string; limit: number }) =>
  selectUnseen(queryable, wish)
