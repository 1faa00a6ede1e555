/** Columns of months, or of years, that run on row by row: '01' to '12' beside their ratings, '11/26' '10/26' '09/26' beside their balances. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { disputed, settled, settledAs, withWords } from '../document/told-words.ts'

/** So many rows, and so large a share of those of the column, say one run. */
const fewest = 5
const most = 0.6
/** The rows of a column begin at one place, in sizes of a letter, and follow each other without a gap of two rows. */
const samePlace = 1.2
const nextRow = 1.6

/** How a kind of column prints its months: as numbers that run on, and back again. */
interface Kind {
  numberOf(text: string): number | null
  textOf(number: number): string
}

const monthAndYear: Kind = {
  numberOf(text) {
    const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(text) ?? []
    return month === undefined ? null : Number(year) * 12 + Number(month) - 1
  },
  textOf: (number) =>
    `${String((number % 12) + 1).padStart(2, '0')}/${String(Math.floor(number / 12)).padStart(2, '0')}`,
}
const month: Kind = {
  numberOf: (text) => (/^(?:0[1-9]|1[0-2])$/.test(text) ? Number(text) : null),
  textOf: (number) => (number < 1 || number > 12 ? '' : String(number).padStart(2, '0')),
}
const kinds: readonly Kind[] = [monthAndYear, month]

interface Row {
  word: Word
  /** How many words stand behind it. */
  cells: number
}

/** The pages with each such column as most of its rows say it. Only recognised pages change. */
export function withMonthsDown(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map(columnsOf(linesOf(page)).flatMap((rows) => mendedColumn(rows)))
    return withWords(page, changed)
  })
}

/** Rows that follow each other and begin at one place. */
function columnsOf(lines: readonly Line[]): Row[][] {
  const columns: Row[][] = []
  for (const { words } of lines) {
    const [word] = words
    if (word === undefined || word.text.length > 5) continue
    const open = columns.at(-1)
    const before = open?.at(-1)?.word
    const isNext =
      before !== undefined &&
      Math.abs(middleOf(before) - middleOf(word)) < samePlace * word.size &&
      isNear(open ?? [], word)
    if (open !== undefined && isNext) open.push({ word, cells: words.length - 1 })
    else columns.push([{ word, cells: words.length - 1 }])
  }
  return columns.filter(({ length }) => length >= fewest)
}

const middleOf = ({ box }: Word): number => box.x + box.width / 2

function isNear(rows: readonly Row[], { box, size }: Word): boolean {
  const [last, before] = [rows.at(-1)?.word.box.y ?? 0, rows.at(-2)?.word.box.y]
  const pitch = before === undefined ? 2 * size : last - before
  return box.y - last < nextRow * Math.max(pitch, size)
}

function mendedColumn(rows: readonly Row[]): [Word, Word][] {
  for (const kind of kinds) {
    const told = rows.flatMap(({ word }, at) => {
      const number = kind.numberOf(word.text)
      return number === null ? [] : [{ at, number }]
    })
    for (const step of [-1, 1]) {
      const [first, count] = commonest(told.map(({ at, number }) => number - step * at))
      if (count < fewest || count < most * rows.length) continue
      return rows.flatMap(({ word, cells }, at): [Word, Word][] => {
        const text = kind.textOf(first + step * at)
        // Above the first and below the last row that tells, the column may have ended.
        const isInside = told.some((row) => row.at < at) && told.some((row) => row.at > at)
        if (text === '' || text === word.text || cells === 0) return []
        const isLike = kind.numberOf(word.text) === first + step * at
        if (!isLike && !isInside) return []
        return [[word, settledAs(word, text, isLike ? settled : disputed)]]
      })
    }
  }
  return []
}

function commonest(numbers: readonly number[]): [number: number, count: number] {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
}
