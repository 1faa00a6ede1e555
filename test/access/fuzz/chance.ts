import { seededRandom } from '../../recovery/seeded-random.ts'

/** Draws of one seed: a run that found something is run again with it. */
export interface Chance {
  /** True this often, from 0 to 1. */
  of(share: number): boolean
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(values: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed)
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    of: (share) => random() < share,
    between,
    pick<T>(values: readonly T[]): T {
      if (values.length === 0) throw new Error('There is nothing to pick from.')
      return values[between(0, values.length - 1)] as T
    },
  }
}
