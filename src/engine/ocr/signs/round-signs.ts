/**
 * Months that are rated with a disc or a ring: '\u25cf' and '\u25cb' are no letters to character recognition, which reads '[J', '\u00ae' or '0' for
 * them. They are told by their form, and because many of one size stand in rows or columns, apart from all print.
 */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import { besideKey, isBehind, type MonthSign, signLines } from './sign-places.ts'
import { type DrawnSign, roundOf } from './sign-shapes.ts'

/** Fewer discs are no history of payments. */
const fewest = 6

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
/** Signs of a row or column stand no further from the next, in sizes. */
const apartInLine = 8
/** So many of a row or column stand so: of a list none does. */
const mostlyApart = 0.6
/** Signs of one key stand no further below each other. */
const keyLines = 3
/** Heights of what is print beside a sign, in sizes of it. */
const print = { least: 0.4, most: 4 } as const

/**
 * The round signs of the page's months and of their key.
 * @param page gray and level
 * @param shapes all patches of ink of the page
 */
export function roundSigns(page: Raster, shapes: readonly InkShape[], dpi: number): MonthSign[] {
  const rounds = shapes.flatMap((shape) => roundOf(page, shape, dpi) ?? [])
  const discs = rounds.filter(isDisc)
  if (discs.length < fewest) return []
  const sizes = discs.map(({ size }) => size).sort((a, b) => a - b)
  const size = sizes[Math.floor(sizes.length / 2)] ?? 0
  const isSized = (round: DrawnSign, by: number) =>
    Math.abs(round.size - size) <= Math.max(rounding, by * size)
  const own = new Set(rounds.filter((round) => isSized(round, sameSize.key)).map(({ shape }) => shape))
  const letters = shapes.filter(
    (shape) =>
      !own.has(shape) &&
      shape.bottom - shape.top >= print.least * size &&
      shape.bottom - shape.top <= print.most * size,
  )
  const isFree = ({ shape }: DrawnSign, { before, behind }: { before: number; behind: number }) =>
    !letters.some(
      (letter) => isBehind(shape, letter, behind * size) || isBehind(letter, shape, before * size),
    )
  // An 'O' is as round as a ring, and stands closer to the next letter.
  const alike = rounds.filter(
    (round) => isSized(round, sameSize.table) && (!isRing(round) || isFree(round, apart.ring)),
  )
  const lines = [
    ...signLines(alike, 'x', 'y', apartInLine),
    ...signLines(alike, 'y', 'x', apartInLine),
  ].filter((line) => line.filter((round) => isFree(round, apart.ofMonth)).length >= mostlyApart * line.length)
  const lined = new Set(lines.flat())
  const hasRings = lines.flat().some(isRing)
  // The months of a first or last year, and those that a page's end has cut off, are too few for a column of their own.
  const table = new Set([
    ...lined,
    ...alike.filter((round) => isFree(round, apart.ofMonth) && (hasRings || !isRing(round))),
  ])
  const months = [...table].filter(isDisc)
  if (months.length < fewest) return []
  const beside = rounds.filter(
    (round) =>
      !table.has(round) &&
      own.has(round.shape) &&
      letters.some((letter) => isBehind(round.shape, letter, besideKey * size)),
  )
  const keyDiscs = beside.filter(isDisc)
  const keyRings = beside.filter(
    (round) =>
      isRing(round) &&
      isFree(round, apart.ringOfKey) &&
      keyDiscs.some((disc) => isSameKey(disc, round)) &&
      hasRings,
  )
  return [
    ...[...table].map((round) => ({ ...round, isOfKey: false })),
    ...[...keyDiscs, ...keyRings].map((round) => ({ ...round, isOfKey: true })),
  ]
}

const isSameKey = (a: DrawnSign, b: DrawnSign): boolean =>
  Math.abs(a.y - b.y) <= keyLines * Math.max(a.size, b.size)
const isDisc = ({ kind }: DrawnSign): boolean => kind === 'disc'
const isRing = ({ kind }: DrawnSign): boolean => kind === 'ring'
