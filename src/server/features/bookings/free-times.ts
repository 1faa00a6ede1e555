import { type Offer, offeredTimes, quartersOf, type TimeWish } from './offered-times.ts'

/** Somebody on the staff who holds sessions. */
export interface Host {
  staffUserId: string
  offer: Offer
  /** Quarters of an hour that other sessions take, as epoch milliseconds. */
  taken: ReadonlySet<number>
  /** How many sessions are booked with them: the next goes to who has the fewest. */
  booked: number
}

/** Every beginning at which somebody is free, in order, with those who are: the one with the fewest sessions first. */
export function freeTimes(hosts: readonly Host[], wish: TimeWish): Map<number, Host[]> {
  const free = new Map<number, Host[]>()
  const ordered = [...hosts].sort(
    (one, other) => one.booked - other.booked || one.staffUserId.localeCompare(other.staffUserId),
  )
  for (const host of ordered)
    for (const start of offeredTimes(host.offer, wish)) {
      if (quartersOf(start, wish.minutes).some((quarter) => host.taken.has(quarter))) continue
      free.set(start, [...(free.get(start) ?? []), host])
    }
  return new Map([...free].sort(([one], [other]) => one - other))
}
