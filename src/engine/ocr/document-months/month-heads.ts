/** The heading of a table of months, as its months can only stand: one behind the other, at even steps. */
import type { Line, Word } from '../../read/positioned-text.ts'
import {
  besides,
  type GridPiece,
  type MonthHead,
  type MonthSlot,
  medianOf,
  nearSlot,
  piecesOf,
} from '../document/grid-pieces.ts'
import { settled, settledAs } from '../document/told-words.ts'
import { runningHead } from './running-heads.ts'

/** So many months at their places, and so large a share of what stands there, are no chance. */
const fewest = 5
const share = 0.5
/** What is read of a month, and what posts and specks between two are read as. */
const longest = 8
const longestSpeck = 2
/** 'Jan 2024 OK  Feb 2024 OK' is a row of cells: of other words between them a heading has few. */
const mostBetween = 0.25

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const spanish = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** How the months of a heading are spelled. */
interface Spelling {
  /** Null for what is none. */
  numberOf(text: string): number | null
  textOf(month: number): string
  isOfYear: boolean
  first: number
  last: number
}

const bySpelling: readonly Spelling[] = [
  ...[names, spanish].map((list) => ({
    numberOf: (text: string) =>
      list.findIndex((name) => name.toLowerCase() === text.toLowerCase()) + 1 || null,
    textOf: (month: number) => list[month - 1] ?? '',
    isOfYear: true,
    first: 1,
    last: 12,
  })),
  ...[2, 4].map((figures) => ({
    numberOf: (text: string) => {
      // The stroke of small print is often lost: '0523' is no other month, where it stands among months.
      const [, month, year] = new RegExp(`^(0[1-9]|1[0-2])/?(\\d{${figures}})$`).exec(text) ?? []
      return month === undefined ? null : Number(year) * 12 + Number(month)
    },
    textOf: (month: number) => {
      const year = Math.floor((month - 1) / 12)
      return `${String(month - 12 * year).padStart(2, '0')}/${String(year).padStart(figures, '0')}`
    },
    isOfYear: false,
    first: 1,
    last: Number.POSITIVE_INFINITY,
  })),
]

/**
 * The heading that the line is, with months that were misread or lost as the others of its row make them: '12125' between
 * '01/26' and '11/25' is '12/25', and 'Ot' between 'Sep' and 'Nov' is 'Oct'. Null for any other line.
 */
export function monthHead({ words }: Line): MonthHead | null {
  const pieces = piecesOf(words)
  for (const spelling of bySpelling) {
    const head = headAs(spelling, pieces)
    if (head !== null) return head
  }
  return headOfInitials(pieces) ?? headOfYears(pieces) ?? runningHead(pieces)
}

/** 'J F M A M J J A S O N D', and 'E F M …' of a Spanish report: all twelve as they are read, or none. */
function headOfInitials(pieces: readonly GridPiece[]): MonthHead | null {
  const letters = pieces.map(({ text }) => text.toUpperCase()).join('')
  const isBack = /^DNOSAJJMAMF[JE]$/.test(letters)
  if (pieces.length !== names.length || !(isBack || /^[JE]FMAMJJASOND$/.test(letters))) return null
  const slots = pieces.map(({ middle }, at) => ({ middle, month: isBack ? names.length - at : at + 1 }))
  const steps = slots.slice(1).map(({ middle }, at) => middle - (slots[at]?.middle ?? 0))
  return { words: pieces.map(({ word }) => word), slots, pitch: medianOf(steps), isOfYear: true }
}

const fullNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

/** 'October 2026   September 2026': as it is read, or none. */
function headOfYears(pieces: readonly GridPiece[]): MonthHead | null {
  const slots: MonthSlot[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const [name, year] = [pieces[at], pieces[at + 1]]
    if (name === undefined || year === undefined) return null
    if (!fullNames.test(name.text) || !/^(?:19|20)\d{2}$/.test(year.text)) return null
    const number = names.findIndex((each) => name.text.toLowerCase().startsWith(each.toLowerCase())) + 1
    slots.push({ middle: (name.middle + year.middle) / 2, month: Number(year.text) * 12 + number })
  }
  const steps = slots.slice(1).map(({ middle }, at) => middle - (slots[at]?.middle ?? 0))
  if (steps.length === 0) return null
  return { words: pieces.map(({ word }) => word), slots, pitch: medianOf(steps), isOfYear: false }
}

function headAs(spelling: Spelling, pieces: readonly GridPiece[]): MonthHead | null {
  const read = pieces.flatMap((piece) => {
    const month = spelling.numberOf(piece.text)
    return month === null ? [] : [{ piece, month }]
  })
  if (read.length < fewest) return null
  const steps = read.slice(1).flatMap(({ piece, month }, at) => {
    const before = read[at]
    const count = month - (before?.month ?? month)
    return count === 0 || before === undefined ? [] : [(piece.middle - before.piece.middle) / count]
  })
  const step = medianOf(steps)
  if (step === 0) return null
  const pitch = Math.abs(step)
  const from = medianOf(read.map(({ piece, month }) => piece.middle - step * month))
  const middleOf = (month: number) => from + step * month
  const isAt = ({ middle }: GridPiece, month: number) => Math.abs(middle - middleOf(month)) < nearSlot * pitch
  const right = read.filter(({ piece, month }) => isAt(piece, month))
  const [least, most] = [
    Math.min(...right.map(({ month }) => month)),
    Math.max(...right.map(({ month }) => month)),
  ]
  const monthAt = ({ middle }: GridPiece) => Math.round((middle - from) / step)
  const inside = pieces.filter((piece) => monthAt(piece) >= least && monthAt(piece) <= most)
  if (right.length < fewest || right.length < share * Math.max(inside.length, most - least + 1)) return null
  // Months go on over the end of a year in another kind of heading.
  if (read.length - right.length > mostBetween * read.length) return null
  const between = inside.filter((piece) => !isAt(piece, monthAt(piece)) && piece.text.length > 1)
  if (inside.some(({ text }) => text.length > longest) || between.length > mostBetween * right.length)
    return null
  return headFrom({ spelling, pieces, right, isAt, middleOf, monthAt, least, most, pitch })
}

interface Fitted {
  spelling: Spelling
  pieces: readonly GridPiece[]
  right: readonly { piece: GridPiece; month: number }[]
  isAt(piece: GridPiece, month: number): boolean
  middleOf(month: number): number
  monthAt(piece: GridPiece): number
  least: number
  most: number
  pitch: number
}

function headFrom(fitted: Fitted): MonthHead | null {
  const { spelling, pieces, right, isAt, middleOf, monthAt, pitch } = fitted
  const like = right[0]?.piece.word
  if (like === undefined) return null
  // What was misread at an end of the row is a month too, where it stands as far from the last one as all others do.
  const isEnd = (month: number) =>
    month >= spelling.first &&
    month <= spelling.last &&
    pieces.some(
      (piece) =>
        isAt(piece, month) && /\d|^[A-Z]?[a-z]{1,2}$/i.test(piece.text) && piece.text.length <= longest,
    )
  let { least, most } = fitted
  while (isEnd(least - 1)) least -= 1
  while (isEnd(most + 1)) most += 1
  const slots: MonthSlot[] = []
  const row: Word[] = []
  for (let month = least; month <= most; month += 1) {
    const text = spelling.textOf(month)
    const own = pieces.filter((piece) => isAt(piece, month))
    const seen = own.find((piece) => spelling.numberOf(piece.text) === month) ?? own[0]
    const middle = middleOf(month)
    slots.push({ middle, month })
    if (seen === undefined) row.push(besides(like, text, middle, settled))
    else if (seen.text.toLowerCase() === text.toLowerCase()) row.push(seen.word)
    else row.push(settledAs(seen.word, text, settled))
  }
  const isOutside = (piece: GridPiece) => monthAt(piece) < least || monthAt(piece) > most
  const others = pieces.filter((piece) => isOutside(piece) && piece.text.length > longestSpeck)
  const all = [...row, ...others.map(({ word }) => word)]
  return {
    words: all.toSorted((a, b) => a.box.x - b.box.x),
    slots: slots.toSorted((a, b) => a.middle - b.middle),
    pitch,
    isOfYear: spelling.isOfYear,
  }
}
