/** `npm run soak` says how many times more it wants; null in `npm test`. */
const times = process.env.ARMOR_SOAK === undefined ? null : Number(process.env.ARMOR_SOAK)

/**
 * How often a property is tried over whole reports, each of which takes a tenth of a second to read: an eighth of `full`
 * in `npm test`, and in the soak `soakTimes` times all of them.
 */
export const propertyRuns = (full: number, soakTimes = 1): { numRuns: number } => ({
  numRuns: times === null ? Math.ceil(full / 8) : full * soakTimes,
})

/** As many times as the soak was asked for; 1 in `npm test`. */
export const soakTimes = times ?? 1

/** What proves the same on further samples: `few` in `npm test`, `all` in the soak. */
export const soaked = <Sample>(few: readonly Sample[], all: readonly Sample[]): readonly Sample[] =>
  times === null ? few : all
