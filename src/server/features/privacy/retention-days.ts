import { addDays, dayOf, startOfDay } from '../../../shared/rules/civil-days.ts'
import type { ClientRow } from '../clients/clients.tables.ts'

/** Time to think a request for deletion over. */
export const daysToThink = 7
/** How long before an end its client is warned. */
const warningDays = 14
/** Kept through the 90th day after cancellation. */
export const daysAfterCancellation = 90
/** Two years after the last use (16 CFR 314.4(c)(6)): kept through the 730th day. */
export const daysAfterLastUse = 730

/** Rows that one query of retention reads. */
export const retentionPage = 100

/** The instant before which a use, or a cancellation, began that ends within the days of the warning. @param kept days */
export function lastStart(today: string, kept: number): Date {
  // An end on the last warned day: its first day lies so many days before it.
  return startOfDay(addDays(today, warningDays - kept))
}

type Kept = Pick<ClientRow, 'cancelledAt' | 'lastUsedAt' | 'createdAt'>

export interface RetentionEnds {
  /** The day on which the data goes, 'YYYY-MM-DD'; null: not cancelled. */
  afterCancellationOn: string | null
  afterLastUseOn: string
}

/** When a client's data goes by itself: the day after the last one on which it is kept. */
export function retentionEnds({ cancelledAt, lastUsedAt, createdAt }: Kept): RetentionEnds {
  return {
    afterCancellationOn: cancelledAt ? addDays(dayOf(cancelledAt), daysAfterCancellation + 1) : null,
    afterLastUseOn: addDays(dayOf(lastUsedAt ?? createdAt), daysAfterLastUse + 1),
  }
}

/** The earlier of the two. */
export function firstEnd(client: Kept): { on: string; because: 'cancelled' | 'unused' } {
  const { afterCancellationOn, afterLastUseOn } = retentionEnds(client)
  return afterCancellationOn !== null && afterCancellationOn < afterLastUseOn
    ? { on: afterCancellationOn, because: 'cancelled' }
    : { on: afterLastUseOn, because: 'unused' }
}
