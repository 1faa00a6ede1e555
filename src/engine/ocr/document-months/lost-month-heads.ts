/**
 * Headings of months that recognition garbled ('Ban mM ohoEs', 'EF ™ A') above rows of a year and twelve cells: in which order
 * the months stand there the other tables of the document tell, for one report prints all of them alike.
 */
import { baselineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import {
  besides,
  downTo,
  type GridPiece,
  type MonthHead,
  medianOf,
  piecesOf,
} from '../document/grid-pieces.ts'
import { disputed } from '../document/told-words.ts'
import { monthHead } from './month-heads.ts'

const monthsOfYear = 12
const year = /^(?:19|20)\d{2}$/
/** Distance of two rows, in heights of their letters. */
const nextRow = 3.2
/** Share of a step between two columns that a cell may be off. */
const even = 0.35
/** What is left of a heading: no piece of it is longer, unless it has nothing but initials of months and strokes of them. */
const longest = 8
const ofInitials = /^[EFIJLMASOND]{9,13}$/i
/** So many of the twelve letters, and so large a share of those that were read, leave one order of the months. */
const fewestLetters = 8
const share = 0.5
const initials = ['JFMAMJJASOND', 'EFMAMJJASOND'].flatMap((each) => [each, [...each].toReversed().join('')])

/** A heading that stands for lines which are none. */
export interface FoundHead {
  head: MonthHead
  /** The lines that it stands for. */
  lines: readonly Line[]
}

interface Grid {
  middles: number[]
  pitch: number
  /** The lines above that may be its heading, pieces of one row. */
  above: Line[]
}

/** The headings of the tables of these lines whose own cannot be read, each at the line that begins it. @param pages the lines of each page */
export function lostHeads(pages: readonly (readonly Line[])[]): Map<Line, FoundHead> {
  const grids = pages.flatMap(gridsOf)
  const order = orderOfHeads(pages.flat()) ?? orderOfLetters(grids)
  if (order === null) return new Map()
  return new Map(
    grids.flatMap(({ middles, pitch, above }) => {
      const [first] = above
      const like = first?.words[0]
      if (first === undefined || like === undefined) return []
      const baseline = medianOf(above.flatMap(({ words }) => words.map(baselineOf)))
      const words = middles.map((middle, at) => ({
        ...besides({ ...like, baseline }, order[at]?.text ?? '', middle, disputed),
        baseline,
      }))
      const slots = middles.map((middle, at) => ({ middle, month: order[at]?.month ?? 0 }))
      return [[first, { head: { words, slots, pitch, isOfYear: true }, lines: above }] as const]
    }),
  )
}

interface Month {
  text: string
  month: number
}

/** Left to right, as the headings of the document that were read have them; null where none was, or they differ. */
function orderOfHeads(lines: readonly Line[]): Month[] | null {
  const heads = lines.flatMap((line) => monthHead(line) ?? [])
  const whole = heads.filter(({ isOfYear, slots }) => isOfYear && slots.length === monthsOfYear)
  const orders = whole.map(({ words, slots }) =>
    slots.map(({ month }, at) => ({ month, text: words[at + words.length - monthsOfYear]?.text ?? '' })),
  )
  const [first, ...others] = orders
  const keyOf = (order: readonly Month[]) => order.map(({ month }) => month).join(' ')
  return first !== undefined && others.every((each) => keyOf(each) === keyOf(first)) ? first : null
}

/** Where no heading is whole: each letter was read above some table, and together they leave one order. */
function orderOfLetters(grids: readonly Grid[]): Month[] | null {
  const read = grids.flatMap(({ above, middles, pitch }) =>
    above
      .flatMap(({ words }) => piecesOf(words))
      .flatMap(lettersOf)
      .flatMap(({ letter, middle }) => {
        const at = middles.findIndex((each) => Math.abs(each - middle) < even * pitch)
        return at === -1 ? [] : [{ letter, at }]
      }),
  )
  const orders = initials.flatMap((letters) => {
    const right = read.filter(({ letter, at }) => letters[at] === letter)
    const seen = new Set(right.map(({ at }) => at)).size
    return seen >= fewestLetters && right.length >= share * read.length
      ? [{ letters, count: right.length }]
      : []
  })
  const [best, next] = orders.toSorted((a, b) => b.count - a.count)
  if (best === undefined || best.count === next?.count) return null
  const isBack = best.letters.startsWith('D')
  return [...best.letters].map((text, at) => ({ text, month: isBack ? monthsOfYear - at : at + 1 }))
}

function lettersOf({ text, word }: GridPiece): { letter: string; middle: number }[] {
  const width = word.box.width / text.length
  return [...text].map((letter, at) => ({
    letter: letter.toUpperCase(),
    middle: word.box.x + (at + 0.5) * width,
  }))
}

/** The tables of a page that have no heading of months: rows of a year, one of them with all twelve cells. */
function gridsOf(lines: readonly Line[]): Grid[] {
  return lines.flatMap((line) => {
    if (!isYearRow(line)) return []
    // What stands beside the table is of another column.
    const own = lines.filter(
      ({ box }) => box.x < line.box.x + line.box.width && box.x + box.width > line.box.x,
    )
    const before = own.slice(0, own.indexOf(line))
    if (isGoneOn(before, line)) return []
    const above = headingLines(before, line)
    const rows = rowsFrom(own.slice(before.length))
    const middles = rows.map(cellsOf).find(isWhole)
    if (above.length === 0 || middles === undefined) return []
    const pitch = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / (monthsOfYear - 1)
    const isPlaced = ({ middle }: GridPiece) =>
      middle > (middles[0] ?? 0) - pitch && middle < (middles.at(-1) ?? 0) + pitch
    return above.every(({ words }) => piecesOf(words).every(isPlaced)) ? [{ middles, pitch, above }] : []
  })
}

const isYearRow = ({ words }: Line): boolean => year.test(words[0]?.text ?? '') && words.length > 2
const sizeOf = ({ words }: Line): number => medianOf(words.map(({ size }) => size))

/** True below another row of a year, or a heading that was read. */
const isGoneOn = (before: readonly Line[], line: Line): boolean =>
  before
    .slice(-4)
    .some(
      (above) =>
        downTo(above, line) < nextRow * sizeOf(line) && (isYearRow(above) || monthHead(above) !== null),
    )

function headingLines(before: readonly Line[], line: Line): Line[] {
  const near = before.filter((above) => downTo(above, line) < 0.6 * nextRow * sizeOf(line)).slice(-4)
  const isPiece = ({ text, words }: Line) =>
    words.every((word) => word.text.length <= longest || ofInitials.test(word.text)) && !/\d{2}/.test(text)
  return near.every(isPiece) ? near : []
}

function rowsFrom(lines: readonly Line[]): Line[] {
  const rows: Line[] = []
  for (const line of lines) {
    const above = rows.at(-1)
    if (above !== undefined && downTo(above, line) > nextRow * sizeOf(line)) break
    if (isYearRow(line)) rows.push(line)
  }
  return rows
}

const cellsOf = ({ words }: Line): number[] => piecesOf(words.slice(1)).map(({ middle }) => middle)

/** Twelve cells at even steps. */
function isWhole(middles: readonly number[]): boolean {
  if (middles.length !== monthsOfYear) return false
  const pitch = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / (monthsOfYear - 1)
  return middles.every((middle, at) => Math.abs(middle - (middles[0] ?? 0) - at * pitch) < even * pitch)
}
