import { listUnmarkedSessions } from '../bookings/list-unmarked-sessions.ts'
import { listWaitingRequests } from '../storefront/list-waiting-requests.ts'
import type { WaitingKind } from './waiting-kind.ts'

const address = '/dashboard/sessions'

/** Wishes for a session's time, and sessions that are over without a word of what became of them. */
export const waitingSessions: WaitingKind = async (deps, { now, limit }) => {
  const { db } = deps.database
  const asked = (await listWaitingRequests(db)).map(({ askedAt, ...row }) => ({ ...row, since: askedAt }))
  const over = (await listUnmarkedSessions(db, now)).map(({ endedAt, ...row }) => ({
    ...row,
    since: endedAt,
  }))
  const all = [...asked, ...over].sort((one, other) => one.since.getTime() - other.since.getTime())
  return {
    total: all.length,
    rows: all.slice(0, limit).map(({ clientId, name, since }) => ({
      clientId,
      name: name || null,
      since: since.toISOString(),
      address,
    })),
  }
}
