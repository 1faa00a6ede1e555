/** What stands in the rows of a table of months: recognised words without the posts between its cells. */
import { baselineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'

/** A cell, or a part of one: what the posts of a table leave of a word ('co|co' is two). */
export interface GridPiece {
  /** As it was read, posts aside. */
  text: string
  /** Middle between its edges, in points. */
  middle: number
  word: Word
}

const posts = /^[|[\](){}!]+|[|[\](){}]+$/g

/** Left to right; what is nothing but posts is no piece. */
export function piecesOf(words: readonly Word[]): GridPiece[] {
  return words.flatMap((word) => {
    const letters = word.text.length
    const width = word.box.width / letters
    const parts = [...word.text.matchAll(/[^|]+/g)].map((part) => ({ text: part[0], at: part.index }))
    return parts.flatMap(({ text, at }) => {
      const own = text.replace(posts, '')
      if (own === '') return []
      const box = { ...word.box, x: word.box.x + at * width, width: text.length * width }
      const isWhole = own === word.text
      return [
        {
          text: own,
          middle: box.x + box.width / 2,
          word: isWhole ? word : { ...word, text: own, box },
        },
      ]
    })
  })
}

/** Two dots of one line, in points of a step between two columns. */
export const nearSlot = 0.35

/** A word beside another one of its row. */
export function besides(like: Word, text: string, middle: number, confidence: number): Word {
  const width = Math.max(0.4 * like.size * text.length, 1)
  return { ...like, text, box: { ...like.box, x: middle - width / 2, width }, confidence }
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Points from the baseline of one line to that of a lower one. */
export const downTo = (upper: Line, lower: Line): number => baselineIn(lower) - baselineIn(upper)

const baselineIn = ({ words }: Line): number => medianOf(words.map(baselineOf))

/** A column of the table: where its middle is, in points, and which month it is. */
export interface MonthSlot {
  middle: number
  /** Counted on from any other month of the heading. */
  month: number
}

export interface MonthHead {
  /** The row as it is printed. */
  words: Word[]
  slots: MonthSlot[]
  /** Points from one column to the next. */
  pitch: number
  /** True for names without a year: 1 to 12. */
  isOfYear: boolean
}
