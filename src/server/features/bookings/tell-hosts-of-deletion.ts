import type { Deps } from '../../deps.ts'
import type { DeletedClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { selectAheadOfClient } from './bookings.holdings.ts'
import { hostMail } from './host-mail.ts'

/** Takes the sessions of somebody who goes out of the calendars of their hosts. Before the rows are cleared. */
export async function tellHostsOfDeletion(deps: Deps, tx: Queryable, client: DeletedClient): Promise<void> {
  for (const { booking, product } of await selectAheadOfClient(tx, client, deps.clock.now())) {
    const gone = { ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 }
    const { staffUserId } = booking
    const mail = await hostMail(deps, tx, { booking: gone, product, staffUserId, told: 'cancelled' })
    if (mail !== null) await queueMail(deps, tx, mail)
  }
}
