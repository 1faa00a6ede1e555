import { type SessionKind, sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findFreeTimes } from './find-free-times.ts'
import { lockHosts } from './session-hours.store.ts'

/** How many other times are named when one was taken. */
const named = 3

/**
 * Who holds a session that begins then; locked, so that nobody else is given the same quarters meanwhile. Errors: conflict,
 * which names the next free times.
 * @param wish.stays whose it is so far: the same person keeps it when they are free
 * @param wish.except the booking that is moved
 */
export async function takeTime(
  deps: Deps,
  tx: Queryable,
  wish: {
    kind: SessionKind
    startsAt: Date
    timeZone: string
    except?: number
    stays?: string
  },
): Promise<{ staffUserId: string; startsAt: Date; endsAt: Date }> {
  if (deps.config.bookingUrl !== null) throw new Refusal('conflict', says('booking.elsewhere'))
  await lockHosts(tx)
  const free = await findFreeTimes(deps, tx, { kind: wish.kind, except: wish.except ?? null })
  const start = wish.startsAt.getTime()
  const hosts = free.get(start) ?? []
  const host = hosts.find(({ staffUserId }) => staffUserId === wish.stays) ?? hosts[0]
  if (!host) {
    const all = [...free.keys()]
    const later = all.filter((time) => time > start)
    const next = (later.length > 0 ? later : all).slice(0, named).map((time) => new Date(time).toISOString())
    throw new Refusal('conflict', says('booking.taken', { next, timeZone: wish.timeZone }))
  }
  const endsAt = new Date(start + sessionMinutes[wish.kind] * 60_000)
  return { staffUserId: host.staffUserId, startsAt: wish.startsAt, endsAt }
}
