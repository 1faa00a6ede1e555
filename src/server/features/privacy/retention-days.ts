import type { ClientRow } from '../clients/clients.tables.ts'

/** Time to think a request for deletion over. */
export const daysToThink = 7
/** How long before an end its client is warned. */
const warningDays = 14
/** Kept through the 90th day after cancellation. */
export const daysAfterCancellation = 90
/** Two years after the last use (16 CFR 314.4(c)(6)): kept through the 730th day. */
export const daysAfterLastUse = 730

/** The day of an instant, 'YYYY-MM-DD', UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** @param day 'YYYY-MM-DD' */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
}

/** Rows that one query of retention reads. */
export const retentionPage = 100

/** The instant before which a use, or a cancellation, began that ends within the days of the warning. @param kept days */
export function lastStart(today: string, kept: number): Date {
  // An end on the last warned day: its first day lies so many days before it.
  return new Date(`${addDays(today, warningDays - kept)}T00:00:00Z`)
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
