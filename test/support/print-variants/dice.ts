/** Throws of dice that a seed decides: the same seed throws the same. */
import { seededRandom } from '../../recovery/seeded-random.ts'

export interface Dice {
  below(limit: number): number
  of<T>(items: readonly [T, ...T[]]): T
  figures(count: number): string
}

export function diceOf(seed: number): Dice {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    of: (items) => items[below(items.length)] ?? items[0],
    figures: (count) =>
      Array.from({ length: count }, (_, at) => below(at === 0 ? 9 : 10) + (at === 0 ? 1 : 0)).join(''),
  }
}

export const cities = [
  'PEORIA, IL 61604',
  'OGDEN, UT 84401',
  'ERIE, PA 16506',
  'WACO, TX 76710',
  'SALEM, OR 97301',
] as const

export function phoneOf(dice: Dice): string {
  return `(${dice.of(['309', '801', '814', '254', '503'])}) 555-01${dice.figures(2)}`
}

export function postBox(dice: Dice): string {
  return `PO BOX ${dice.figures(4)}, ${dice.of(cities)}`
}
