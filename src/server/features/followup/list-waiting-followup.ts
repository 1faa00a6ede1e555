import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openFollowup } from './followup-text.ts'
import { selectUnseen } from './notes.store.ts'
import { selectDueTasks } from './tasks.store.ts'

/** Tasks that are due or late, each with what is to be done, opened when it is asked for. */
export async function listDueTasks(
  { sealer, database }: Pick<Deps, 'sealer' | 'database'>,
  wish: { today: string; userId: string | null; limit: number },
) {
  const { rows, total } = await selectDueTasks(database.db, wish)
  return {
    total,
    rows: rows.map((row) => ({
      clientId: row.clientId,
      dueOn: row.dueOn,
      text: () => openFollowup(sealer, 'task', row),
    })),
  }
}

/** Notes that name a member of staff who has not seen them. */
export const listUnseenMentions = (queryable: Queryable, wish: { userId: string; limit: number }) =>
  selectUnseen(queryable, wish)
