import type { Deps } from '../../deps.ts'
import { selectAheadOf } from './bookings.store.ts'

/** Booked sessions of an address (in lower case) that its reader has proven, the next first; one that runs counts until its end. */
export async function listSessionsAhead(
  deps: Pick<Deps, 'database' | 'clock'>,
  emailKey: string,
): Promise<{ sessionId: string; product: string; startsAt: string; timeZone: string }[]> {
  const rows = await selectAheadOf(deps.database.db, { emailKey, after: deps.clock.now() })
  return rows.map(({ booking, purchase }) => ({
    sessionId: purchase.providerReference,
    product: purchase.productName,
    startsAt: booking.startsAt.toISOString(),
    timeZone: booking.timeZone,
  }))
}
