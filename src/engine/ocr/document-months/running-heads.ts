/** Headings whose months go on over the end of a year, with the years in a row of their own: 'MAR FEB JAN DEC NOV OCT'. */
import { besides, type GridPiece, type MonthHead, medianOf } from '../document/grid-pieces.ts'
import { settled, settledAs } from '../document/told-words.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const fewest = 8
const share = 0.75
const longest = 4
/** Share of a step between two months that one may be off. */
const even = 0.35

interface Placed {
  piece: GridPiece
  /** How many months behind the first one. */
  at: number
}

/** The heading with each month as the others of its row leave it; null where they do not follow each other. */
export function runningHead(pieces: readonly GridPiece[]): MonthHead | null {
  const [first] = pieces
  if (first === undefined || pieces.length < fewest || pieces.some(({ text }) => text.length > longest))
    return null
  const pitch = medianOf(pieces.slice(1).map(({ middle }, at) => middle - (pieces[at]?.middle ?? 0)))
  const asCounted = pieces.map((piece, at) => ({ piece, at }))
  const asPlaced = pieces.map((piece) => ({ piece, at: Math.round((piece.middle - first.middle) / pitch) }))
  return headAs(asCounted, pitch) ?? (isEven(asPlaced, pitch) ? headAs(asPlaced, pitch) : null)
}

/** Every column is as wide as all others: then a lost month leaves its place. */
function isEven(placed: readonly Placed[], pitch: number): boolean {
  const from = placed[0]?.piece.middle ?? 0
  const isAt = ({ piece, at }: Placed) => Math.abs(piece.middle - from - at * pitch) < even * pitch
  return placed.every(isAt) && new Set(placed.map(({ at }) => at)).size === placed.length
}

function headAs(placed: readonly Placed[], pitch: number): MonthHead | null {
  const numbers = placed.map(({ piece }) => names.indexOf(piece.text.toLowerCase()))
  const runs = [1, -1].flatMap((step) =>
    names.map((_, start) => {
      const monthAt = (at: number) => (((start + step * at) % 12) + 12) % 12
      return { monthAt, right: placed.filter(({ at }, index) => numbers[index] === monthAt(at)).length }
    }),
  )
  const best = runs.reduce((one, other) => (other.right > one.right ? other : one))
  const [first] = placed
  if (first === undefined || best.right < share * placed.length) return null
  const capitals = placed.filter(({ piece }) => piece.text === piece.text.toUpperCase()).length
  const textAt = (at: number) => {
    const name = names[best.monthAt(at)] ?? ''
    return 2 * capitals > placed.length ? name.toUpperCase() : name.slice(0, 1).toUpperCase() + name.slice(1)
  }
  const columns = Array.from({ length: (placed.at(-1)?.at ?? 0) + 1 }, (_, at) => {
    const seen = placed.find((each) => each.at === at)?.piece
    return { at, seen, middle: seen?.middle ?? first.piece.middle + at * pitch }
  })
  const words = columns.map(({ at, seen, middle }) => {
    const text = textAt(at)
    if (seen === undefined) return besides(first.piece.word, text, middle, settled)
    return seen.text.toUpperCase() === text.toUpperCase() ? seen.word : settledAs(seen.word, text, settled)
  })
  const slots = columns.map(({ at, middle }) => ({ middle, month: at }))
  return { words, slots, pitch, isOfYear: false }
}
