/**
 * When which room was last told something, so that a page which has just asked for everything need not ask again when it is let
 * into the room. Whoever is not sure says 0: a page then asks, as it does after every pause of its connection.
 */
export interface QuietRooms {
  /** A room was told something, by this process or another. */
  told(room: string): void
  /** From now on nothing is missed. */
  hears(): void
  /** What other processes tell is missed from now on, until `hears`. */
  isDeaf(): void
  /** Something may have been missed just now. */
  missed(): void
  /** Milliseconds in which the room was surely told nothing. */
  quietForMs(room: string): number
}

/** More than a page needs to load; what was told longer ago is forgotten. */
const rememberedMs = 120_000
/** Rooms told within that time by ten processes with all they have to do. */
const mostRooms = 10_000

/** @param now milliseconds of a clock that only goes forward */
export function createQuietRooms(now = () => performance.now()): QuietRooms {
  /** In the order in which they were told. */
  const toldAt = new Map<string, number>()
  let since: number | null = now()

  const forget = (until: number) => {
    for (const [room, at] of toldAt) {
      if (at >= until && toldAt.size <= mostRooms) return
      toldAt.delete(room)
      if (at >= until) missed()
    }
  }
  const missed = () => {
    if (since !== null) since = now()
  }
  return {
    told(room) {
      toldAt.delete(room)
      toldAt.set(room, now())
      forget(now() - rememberedMs)
    },
    hears() {
      since = now()
    },
    isDeaf() {
      since = null
    },
    missed,
    quietForMs(room) {
      if (since === null) return 0
      const from = Math.max(since, toldAt.get(room) ?? 0, now() - rememberedMs)
      return Math.floor(now() - from)
    },
  }
}
