/** The rows below a heading of months: their cells, and the years that they begin with. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { lostSign } from '../../read/positioned-text.ts'
import {
  besides,
  type GridPiece,
  type MonthHead,
  type MonthSlot,
  medianOf,
  piecesOf,
} from '../document/grid-pieces.ts'
import { disputed, settled, settledAs } from '../document/told-words.ts'

/** Half a step from its column a cell is another's. */
const ofColumn = 0.45
/** Share of the way to the first column that a year takes of a word that reaches into it. */
const apart = 0.9
/** So large a share of the cells are of a form that cells have. */
const fewestRead = 0.6
/** A year, whatever of its figures was lost: '206', '20°5'. */
const likeYear = /^\S{2,5}$/
const year = /^(?:19|20)\d{2}$/

export interface GridRow {
  /** One, or several that recognition read apart. */
  lines: readonly [Line, ...Line[]]
  /** What stands before the first cell. */
  label: GridPiece[]
  cells: GridPiece[]
}

/** The cells of a line, all in their columns, and what stands before them; null where it holds anything else. */
export function placedRow(line: Line, { slots, pitch }: MonthHead): GridRow | null {
  const first = slots[0]?.middle ?? 0
  const left = first - ofColumn * pitch
  const pieces = piecesOf(line.words)
    .flatMap((piece) => labelAndCell(piece, left, first))
    .flatMap((piece) => cellsOfTwo(piece, slots))
  const cells = pieces.filter(({ middle }) => middle >= left)
  const label = pieces.filter(({ middle }) => middle < left)
  const isPlaced = ({ middle }: GridPiece) =>
    slots.some((slot) => Math.abs(slot.middle - middle) < ofColumn * pitch)
  return cells.length > 0 && cells.every(isPlaced) ? { lines: [line], label, cells } : null
}

/** A year with the first cell of its row, which were read as one word: '2025C', and '20215' of a dash. What stands behind the year is as it was read. */
function labelAndCell(piece: GridPiece, left: number, first: number): GridPiece[] {
  const { text, word } = piece
  const right = word.box.x + word.box.width
  const [, label, cell = ''] = /^((?:19|20)\d{2})(\S?)$/.exec(text) ?? []
  if (label === undefined || word.box.x >= left || right < first) return [piece]
  // Words that touch are one.
  const box = { ...word.box, width: apart * (left - word.box.x) }
  return [
    { text: label, middle: box.x + box.width / 2, word: settledAs({ ...word, box }, label, settled) },
    { text: cell, middle: first, word: besides(word, cell || lostSign, first, disputed) },
  ]
}

/** Two letters of two months that were read as one word: 'CX', which stands in two columns, is no 'OK'. */
function cellsOfTwo(piece: GridPiece, slots: readonly MonthSlot[]): GridPiece[] {
  const { text, word } = piece
  if (!/^[A-Z]{2}$/.test(text)) return [piece]
  const middles = [0.25, 0.75].map((share) => word.box.x + share * word.box.width)
  const [one, other] = middles.map((middle) =>
    slots.reduce((best, slot) =>
      Math.abs(slot.middle - middle) < Math.abs(best.middle - middle) ? slot : best,
    ),
  )
  if (one === undefined || other === undefined || one === other) return [piece]
  return [one, other].map(({ middle }, at) => {
    const letter = text.charAt(at)
    return { text: letter, middle, word: besides(word, letter, middle, disputed) }
  })
}

/** True where enough of the cells have the form of one, or the label says that they can be nothing else. */
export const isOfCells = (row: GridRow): boolean =>
  (isOfFigures(row) && row.cells.every(({ text }) => text.length <= longestDash || cellOf(text) !== null)) ||
  readIn(row).filter((cell) => cell !== null).length >= fewestRead * row.cells.length

/** What a dash is read as at its longest; 'Histories' behind 'Balance' is a heading. */
const longestDash = 4

/** What TransUnion's tables print of each month besides its rating. */
const figures =
  /^(?:Balance|High (?:Credit|Balance)|Credit Limit|Past Due|Amount Paid|Scheduled(?: Payment)?|Remarks)\W*$/i
const isOfFigures = ({ label }: Pick<GridRow, 'label'>): boolean =>
  figures.test(label.map(({ text }) => text).join(' '))

/** Two rows read apart are one where they lie over each other, and no column has a cell in both. */
export function joinedRow(one: GridRow, other: GridRow, { pitch }: MonthHead): GridRow | null {
  const isFree = ({ middle }: GridPiece) =>
    one.cells.every((cell) => Math.abs(cell.middle - middle) > 0.6 * pitch)
  if ((one.label.length > 0 && other.label.length > 0) || !other.cells.every(isFree)) return null
  const { baseline, box } = (one.label[0] ?? one.cells[0])?.word ?? {}
  const level = (piece: GridPiece): GridPiece => ({
    ...piece,
    word: { ...piece.word, baseline: baseline ?? (box?.y ?? 0) + 0.8 * (box?.height ?? 0) },
  })
  const cells = [...one.cells, ...other.cells.map(level)].toSorted((a, b) => a.middle - b.middle)
  return { lines: [...one.lines, ...other.lines], label: [...one.label, ...other.label.map(level)], cells }
}

/** The words of the row, with its cells in their form; one that has none is a sign that nobody could read. */
export function wordsOfRow({ label, cells }: Omit<GridRow, 'lines'>): Word[] {
  // In rows of figures what has no figure is their dash: '---e', 'Sem'.
  const areFigures = isOfFigures({ label })
  const read = readIn({ label, cells })
  const words = cells.map(({ text, word }, at) => {
    const own = read[at] ?? null
    if (own === null) return settledAs(word, areFigures && !/[\d$]/.test(text) ? '-' : lostSign, disputed)
    return own.text === word.text ? word : settledAs(word, own.text, own.confidence)
  })
  return [...label.map(ratingLabel), ...words]
}

/** 'Rang': the narrow letters of the label are lost in small print, and no other row of a table of months is called so. */
const mostLost = 2

function ratingLabel({ text, word }: GridPiece): Word {
  const [, letters = '', colon = ''] = /^(R[a-z]*g)(:?)$/.exec(text) ?? []
  const isLike =
    letters !== 'Rating' && letters.length >= 'Rating'.length - mostLost && isPartOf(letters, 'Rating')
  return isLike ? settledAs(word, `Rating${colon}`, settled) : word
}

/** The same letters in their order, but for some that were lost. */
function isPartOf(read: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (read[at] === letter) at += 1
  return at === read.length
}

const amount = /^[><]*-?\$?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?[><]*$/
const rating = /^(?:OK|CLS|CO|C\/O|COL|COLL|VS|RPO|FC|BK|TN|TNT|ND|NR|N\/R|[CRFDBVX]|\u2713|\u2014|\u2013|-)$/
const charge = /^[cC][/il1|!tI][oO0]$/
/** 'OK' with a letter of the same shape: no rating is spelled so. */
const likeCo = /^C[O0]{2}$/
const likeOk = /^(?:[OQ0DCG][KXR]|JK|[0QD]K)$/
const collection = /^c[co0]{0,2}[o0]l$/i
const days = /^[1Il]?(?:20|50|80)$/
const dash = /^[-\u2014\u2013_=~.]+$/

interface Cell {
  text: string
  confidence: number
}

/** The cells of a row by their form; null for each that has none. */
function readIn({ label, cells }: Omit<GridRow, 'lines'>): (Cell | null)[] {
  const isOfRatings = label.every(({ text }) => year.test(text) || /^Rating:?$/i.test(text))
  if (!isOfRatings) return cells.map(({ text }) => cellOf(text))
  const isOfC = 2 * cells.filter(({ text }) => /^C[Cc]?$/.test(text)).length >= cells.length
  return cells.map(({ text }) =>
    isOfC && likeC.test(text) ? { text: 'C', confidence: disputed } : ratingOf(text),
  )
}

/** A 'C' alone in its cell among others of its row: round letters and brackets, and the same letter twice. */
const likeC = /^(?:[\u00a9G\u20ac@&<]|C[CcG\u00a9]|c{1,2}|\(?o[fd\]]|[([]?o[fd\]])$/

/** A rating in its form; null for what is none. */
export const ratingOf = (text: string): Cell | null => within(text, daysOf) ?? cellOf(text)

/** What the cell is by its form; null where it has none. */
const cellOf = (text: string): Cell | null => within(text, plainCellOf)

/** The same of what TransUnion sets in brackets because it is adverse: '>C/0<' is '>C/O<'. */
function within(text: string, of: (text: string) => Cell | null): Cell | null {
  const [, inner] = /^>(.+)<$/.exec(text) ?? []
  const cell = of(inner ?? text)
  return cell === null || inner === undefined ? cell : { ...cell, text: `>${cell.text}<` }
}

function plainCellOf(text: string): Cell | null {
  if (text === lostSign || rating.test(text) || amount.test(text)) return { text, confidence: 1 }
  if (dash.test(text)) return { text: '-', confidence: settled }
  if (charge.test(text)) return { text: 'C/O', confidence: settled }
  if (collection.test(text)) return { text: 'COL', confidence: settled }
  const capitals = text.toUpperCase()
  if (/^[a-z/]{2,4}$/i.test(text) && rating.test(capitals)) return { text: capitals, confidence: settled }
  if (likeCo.test(text)) return { text: 'CO', confidence: disputed }
  return likeOk.test(text) ? { text: 'OK', confidence: disputed } : daysOf(text)
}

/** Days past due whose first figure was taken for a post, or for a letter. */
const daysOf = (text: string): Cell | null =>
  days.test(text) && text !== `1${text.slice(-2)}`
    ? { text: `1${text.slice(-2)}`, confidence: disputed }
    : null

/**
 * The rows of one table with each year as the others leave it: years follow each other, one a row. As they were where fewer than two were read, or no order
 * fits most of them.
 */
export function withYearsInOrder(rows: readonly GridRow[]): GridRow[] {
  const labels = rows.map(({ label }) => label[0])
  const read = labels.flatMap((piece, at) =>
    piece !== undefined && year.test(piece.text) ? [{ at, of: Number(piece.text) }] : [],
  )
  if (read.length < 2) return [...rows]
  const orders = [1, -1].map((step) => {
    const starts = read.map(({ at, of }) => of - step * at)
    const start = medianOf(starts)
    return { step, start, fitting: starts.filter((each) => each === start).length }
  })
  const [best] = orders.toSorted((a, b) => b.fitting - a.fitting)
  if (best === undefined || best.fitting < 2 || best.fitting * 2 <= read.length) return [...rows]
  const like = labels[read[0]?.at ?? 0]
  return rows.map((row, at) => {
    const text = String(best.start + best.step * at)
    const [first, ...others] = row.label
    if (first?.text === text || like === undefined) return row
    if (first === undefined) {
      const beside = row.cells[0]?.word ?? like.word
      const word = besides({ ...beside, size: like.word.size }, text, like.middle, settled)
      return { ...row, label: [{ text, middle: like.middle, word }] }
    }
    if (!likeYear.test(first.text) || !/\d/.test(first.text)) return row
    return {
      ...row,
      label: [{ ...first, text, word: settledAs(first.word, text, settled) }, ...others],
    }
  })
}
