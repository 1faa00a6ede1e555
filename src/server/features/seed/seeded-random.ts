/** A repeatable source of numbers: the same seed gives the same example data on every machine. */
export interface SeededRandom {
  /** From 0 up to, but without, 1. */
  share(): number
  /** A whole number from 0 up to, but without, `below`. */
  below(below: number): number
  /** One of the values; the list must not be empty. */
  pick<T>(values: readonly [T, ...T[]]): T
}

/** Mulberry32 (public domain, T. Ettinger): 32 bits of state, good enough to vary examples, useless for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(share() * limit)
  return { share, below, pick: (values) => values[below(values.length)] ?? values[0] }
}
