import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { setLastUse } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/** A use is noted at most so often. */
export const onceADayMs = msOfDay

/** Keeps the day of the last use true, from which the two years of retention count; writes at most once a day. */
export async function noteClientUse(
  deps: { database: Database; clock: Clock },
  client: Pick<ClientRow, 'id' | 'lastUsedAt'>,
): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - onceADayMs)
  if (client.lastUsedAt !== null && client.lastUsedAt >= before) return
  await setLastUse(deps.database.db, { clientId: client.id, now, before })
}
