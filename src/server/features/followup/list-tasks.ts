import type { ClientTask } from '../../../shared/api/followup.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { namesOfStaff } from './colleagues.ts'
import { openFollowup } from './followup-text.ts'
import { selectTasks } from './tasks.store.ts'

const mostDone = 100

/** What is to be done for a client, first what is due first; then what was done, the newest first. */
export async function listTasks(
  { sealer }: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<{ tasks: ClientTask[] }> {
  const rows = await selectTasks(queryable, clientId, mostDone)
  const names = rows.length === 0 ? new Map<string, string>() : await namesOfStaff(queryable)
  return {
    tasks: rows.map((row) => ({
      id: row.id,
      text: openFollowup(sealer, 'task', row),
      dueOn: row.dueOn,
      owner:
        row.ownerUserId === null
          ? null
          : { id: row.ownerUserId, name: names.get(row.ownerUserId) ?? row.ownerUserId },
      by: row.createdBy,
      at: row.createdAt.toISOString(),
      doneAt: row.doneAt?.toISOString() ?? null,
      doneBy: row.doneBy,
      version: row.version,
    })),
  }
}
