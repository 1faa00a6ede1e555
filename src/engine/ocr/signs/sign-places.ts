import type { Place } from '../picture/mask-signs.ts'
import type { DrawnSign } from './sign-shapes.ts'

export interface MonthSign extends DrawnSign {
  /** Beside the words for what it stands for. */
  isOfKey: boolean
}

/** Behind the sign of a key its words begin so near, in sizes of it. */
export const besideKey = 1.3
/** Fewer are no row or column. */
const fewest = 3
/** Share of its size by which a sign may stand beside the middle of its row or column. */
const aside = 0.35

/** True where the second place is to the right of the first, on its height, with less between them than `most`. */
export function isBehind(first: Place, second: Place, most: number): boolean {
  const middle = (first.top + first.bottom) / 2
  const other = (second.top + second.bottom) / 2
  const isLevel =
    (middle >= second.top && middle <= second.bottom) || (other >= first.top && other <= first.bottom)
  return isLevel && second.left >= first.right - 1 && second.left - first.right <= most
}

/**
 * The columns (or rows) of signs that stand one below (or beside) the other.
 * @param apart from the middle of one to that of the next at most, in sizes
 */
export function signLines(
  signs: readonly DrawnSign[],
  on: 'x' | 'y',
  along: 'x' | 'y',
  apart: number,
): DrawnSign[][] {
  const lines: DrawnSign[][] = []
  for (const sign of [...signs].sort((a, b) => a[along] - b[along])) {
    const line = lines.find((each) => {
      const last = each.at(-1)
      return (
        last !== undefined &&
        Math.abs(last[on] - sign[on]) <= aside * sign.size &&
        sign[along] - last[along] <= apart * sign.size
      )
    })
    if (line === undefined) lines.push([sign])
    else line.push(sign)
  }
  return lines.filter((line) => line.length >= fewest)
}
