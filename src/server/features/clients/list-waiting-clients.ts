import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from './clients.tables.ts'
import {
  selectClientIdsOfOwner,
  selectJustLate,
  selectReadyRounds,
  selectUncounted,
  selectUnopened,
  selectUnpaid,
  setReadyRound,
} from './waiting-clients.store.ts'

/** Whose case nobody of the staff has opened yet. */
export const listUnopenedClients = (queryable: Queryable, limit: number) => selectUnopened(queryable, limit)

/** Whose next round may be prepared. */
export const listReadyRounds = (queryable: Queryable, limit: number) => selectReadyRounds(queryable, limit)

/** Whose payment failed. */
export const listUnpaidClients = (queryable: Queryable, limit: number) => selectUnpaid(queryable, limit)

/** The numbers of those whom a member of staff looks after. */
export async function listClientIdsOfOwner(
  queryable: Queryable,
  userId: string,
): Promise<ReadonlySet<number>> {
  return new Set(await selectClientIdsOfOwner(queryable, userId))
}

/** Keeps which round may be prepared; 0: none. @returns whether it was another one before */
export const noteReadyRoundOf = (
  queryable: Queryable,
  note: { clientId: number; round: number; now: Date },
) => setReadyRound(queryable, note)

/** Clients with a deadline, proved or estimated, within these days, 'YYYY-MM-DD', the last one excluded, and no round known to be ready. */
export const listJustLate = (queryable: Queryable, days: { from: string; before: string }) =>
  selectJustLate(queryable, days)

/** Clients whose kept deadline was counted by rules of before: nobody knows whether it is proved (`isUncounted`). By id, after the given one. */
export const listUncountedDeadlines = (queryable: Queryable, page: { afterId: number; limit: number }) =>
  selectUncounted(queryable, page)

/** The kept deadline is one of before: a migration has emptied what says whether it is proved. */
export const isUncounted = ({
  nextDeadlineOn,
  nextDeadlineProved,
}: Pick<ClientRow, 'nextDeadlineOn' | 'nextDeadlineProved'>): boolean =>
  nextDeadlineOn !== null && nextDeadlineProved === null
