/**
 * The browser's half of how often is tried what is tried on many samples: in `npm test` on one, since Node has tried them on more and a
 * rule that no browser can follow fails on each; in the soak as often as Node does in a round.
 */
const isSoak = process.env.ARMOR_SOAK !== undefined

export const propertyRuns = (full: number): { numRuns: number } => ({
  numRuns: isSoak ? full : Math.ceil(full / 50),
})

export const soakTimes = 1

export const soaked = <Sample>(few: readonly Sample[], all: readonly Sample[]): readonly Sample[] =>
  isSoak ? all : few.slice(0, 1)
