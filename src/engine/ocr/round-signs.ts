/**
 * Months that are rated with a disc or a ring: '\u25cf' and '\u25cb' are no letters to character recognition, which reads '[J', '\u00ae' or '0' for
 * them. They are told by their form, and because many of one size stand in rows or columns, apart from all print.
 */
import type { Raster } from '../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'
import { type Round, roundOf } from './round-shape.ts'

export interface RoundSign extends Round {
  /** Beside the words for what it stands for. */
  isOfKey: boolean
}

/** Fewer discs are no history of payments. */
const fewest = 6
/** So many signs make a row or a column, each no further from the next than so many times their size. */
const ofLine = { signs: 3, apart: 8 } as const
/** Share of its size by which a sign may stand beside the middle of its row or column. */
const aside = 0.35
/** Share by which the size of a sign may differ from that of most discs; that of a key is as large as its words. */
const sameSize = { table: 0.2, key: 0.4 } as const
/** Pixels by which it may in any case. */
const rounding = 2
/** Print stands no nearer to a sign, in sizes of it: to that of a month, whose like in a list has print behind it; to a ring of any kind. */
const apart = {
  ofMonth: { before: 0.5, behind: 1.8 },
  ring: { before: 0.5, behind: 0.5 },
  ringOfKey: { before: 0.25, behind: 0.25 },
} as const
/** So many of a row or column stand so: of a list none does. */
const mostlyApart = 0.6
/** Behind the sign of a key its words begin so near. */
const besideKey = 1.3
/** Signs of one key stand no further below each other. */
const keyLines = 3
/** Heights of what is print beside a sign, in sizes of it. */
const print = { least: 0.4, most: 4 } as const

/**
 * The round signs of the page's months and of their key.
 * @param page gray and level
 * @param shapes all patches of ink of the page
 */
export function roundSigns(page: Raster, shapes: readonly InkShape[], dpi: number): RoundSign[] {
  const rounds = shapes.flatMap((shape) => roundOf(page, shape, dpi) ?? [])
  const discs = rounds.filter(({ isRing }) => !isRing)
  if (discs.length < fewest) return []
  const sizes = discs.map(({ size }) => size).sort((a, b) => a - b)
  const size = sizes[Math.floor(sizes.length / 2)] ?? 0
  const isSized = (round: Round, by: number) => Math.abs(round.size - size) <= Math.max(rounding, by * size)
  const own = new Set(rounds.filter((round) => isSized(round, sameSize.key)).map(({ shape }) => shape))
  const letters = shapes.filter(
    (shape) =>
      !own.has(shape) &&
      shape.bottom - shape.top >= print.least * size &&
      shape.bottom - shape.top <= print.most * size,
  )
  const isFree = ({ shape }: Round, { before, behind }: { before: number; behind: number }) =>
    !letters.some(
      (letter) => isBehind(shape, letter, behind * size) || isBehind(letter, shape, before * size),
    )
  // An 'O' is as round as a ring, and stands closer to the next letter.
  const alike = rounds.filter(
    (round) => isSized(round, sameSize.table) && (!round.isRing || isFree(round, apart.ring)),
  )
  const lines = [...inLines(alike, 'x', 'y'), ...inLines(alike, 'y', 'x')].filter(
    (line) => line.filter((round) => isFree(round, apart.ofMonth)).length >= mostlyApart * line.length,
  )
  const lined = new Set(lines.flat())
  const hasRings = lines.flat().some(({ isRing }) => isRing)
  // The months of a first or last year, and those that a page's end has cut off, are too few for a column of their own.
  const table = new Set([
    ...lined,
    ...alike.filter((round) => isFree(round, apart.ofMonth) && (hasRings || !round.isRing)),
  ])
  const months = [...table].filter(({ isRing }) => !isRing)
  if (months.length < fewest) return []
  const beside = rounds.filter(
    (round) =>
      !table.has(round) &&
      own.has(round.shape) &&
      letters.some((letter) => isBehind(round.shape, letter, besideKey * size)),
  )
  const keyDiscs = beside.filter(({ isRing }) => !isRing)
  const keyRings = beside.filter(
    (round) =>
      round.isRing &&
      isFree(round, apart.ringOfKey) &&
      keyDiscs.some((disc) => isSameKey(disc, round)) &&
      hasRings,
  )
  return [
    ...[...table].map((round) => ({ ...round, isOfKey: false })),
    ...[...keyDiscs, ...keyRings].map((round) => ({ ...round, isOfKey: true })),
  ]
}

/** True where the second place is to the right of the first, on its height, with less between them than `most`. */
function isBehind(first: Place, second: Place, most: number): boolean {
  const middle = (first.top + first.bottom) / 2
  const other = (second.top + second.bottom) / 2
  const isLevel =
    (middle >= second.top && middle <= second.bottom) || (other >= first.top && other <= first.bottom)
  return isLevel && second.left >= first.right - 1 && second.left - first.right <= most
}

/** The columns (or rows) of signs that stand one below (or beside) the other. */
function inLines(rounds: readonly Round[], on: 'x' | 'y', along: 'x' | 'y'): Round[][] {
  const lines: Round[][] = []
  for (const round of [...rounds].sort((a, b) => a[along] - b[along])) {
    const line = lines.find((each) => {
      const last = each.at(-1)
      return (
        last !== undefined &&
        Math.abs(last[on] - round[on]) <= aside * round.size &&
        round[along] - last[along] <= ofLine.apart * round.size
      )
    })
    if (line === undefined) lines.push([round])
    else line.push(round)
  }
  return lines.filter((line) => line.length >= ofLine.signs)
}

const isSameKey = (a: Round, b: Round): boolean => Math.abs(a.y - b.y) <= keyLines * Math.max(a.size, b.size)
