import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openSessions } from './open-sessions.ts'
import { updateWork } from './works.store.ts'

/**
 * A session that took place is delivered, by who held it. In the caller's transaction. Nobody is mailed: the buyer was there.
 * @returns whether there was something to deliver
 */
export async function deliverHeldSession(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  { purchaseId, by }: { purchaseId: number; by: { id: string; name: string } },
): Promise<boolean> {
  const now = deps.clock.now()
  const sessions = await openSessions(tx, purchaseId)
  for (const { work } of sessions)
    await updateWork(tx, work.id, {
      ownerUserId: by.id,
      deliveredAt: now,
      deliveredBy: by.name,
      updatedAt: now,
    })
  return sessions.length > 0
}
