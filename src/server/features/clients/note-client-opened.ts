import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { announceToStaff } from './clients.live.ts'
import type { ClientRow } from './clients.tables.ts'
import { setOpened } from './waiting-clients.store.ts'

/** A case that somebody of the staff opened is not new any more, in the caller's transaction. */
export async function noteClientOpened(
  deps: Pick<Deps, 'clock' | 'database' | 'live'>,
  tx: Queryable,
  { id, openedAt }: Pick<ClientRow, 'id' | 'openedAt'>,
): Promise<void> {
  if (openedAt !== null) return
  const isNew = await setOpened(tx, id, deps.clock.now())
  if (isNew) deps.database.afterCommit(tx, () => announceToStaff(deps, id))
}
