/** Finds the month columns of a Payment History grid: header cells with the month in full words. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { monthNumber } from '../printed-values.ts'

export interface MonthColumn {
  /** 'YYYY-MM'. */
  month: string
  header: Word[]
  /** Everything printed in the column below its header, in reading order. */
  words: Word[]
}

/** A word may begin this far left of its column's header, in points. */
const slack = 3

export interface MonthGrid {
  columns: MonthColumn[]
  /** Words that stand in no month's column. */
  stray: Word[]
}

/** @param lines the rows below 'Payment History', in reading order, over all pages of the account */
export function readMonthColumns(lines: Line[]): MonthGrid {
  const columns = new Map<string, MonthColumn>()
  const stray: Word[] = []
  let band: { x: number; column: MonthColumn }[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const header = headerOf(line, lines[at + 1])
    if (header !== null) {
      at += header.rows - 1
      band = header.columns.map(({ month, words }) => {
        // The same heading again, after a page break, goes on with the column.
        const column = columns.get(month) ?? { month, header: words, words: [] }
        columns.set(month, column)
        return { x: words[0]?.box.x ?? 0, column }
      })
      continue
    }
    for (const word of line.words) {
      const cell = band.findLast(({ x }) => x - slack <= word.box.x)
      if (cell === undefined) stray.push(word)
      else cell.column.words.push(word)
    }
  }
  return { columns: [...columns.values()], stray }
}

interface MonthHeading {
  month: string
  words: Word[]
}

/** The heading may be wrapped between month and year, or inside the year. */
function headerOf(line: Line, below: Line | undefined): { columns: MonthHeading[]; rows: 1 | 2 } | null {
  const groups = groupByMonthName(line.words)
  if (groups === null) return null
  const oneRow = columnsOf(groups)
  if (oneRow !== null) return { columns: oneRow, rows: 1 }
  if (below === undefined || !below.words.every((word) => /^\d{1,4}$/.test(word.text))) return null
  const wrapped = groups.map((group) => [...group])
  for (const word of below.words) {
    const x = word.box.x + slack
    const group = wrapped.findLast(([first]) => first !== undefined && first.box.x <= x)
    if (group === undefined) return null
    group.push(word)
  }
  const twoRows = columnsOf(wrapped)
  return twoRows === null ? null : { columns: twoRows, rows: 2 }
}

function groupByMonthName(words: Word[]): Word[][] | null {
  const groups: Word[][] = []
  for (const word of words) {
    if (monthNumber(word.text) !== null) groups.push([word])
    else if (/^\d{1,4}$/.test(word.text) && groups.length > 0) groups.at(-1)?.push(word)
    else return null
  }
  return groups.length === 0 ? null : groups
}

function columnsOf(groups: Word[][]): MonthHeading[] | null {
  const columns: MonthHeading[] = []
  for (const words of groups) {
    const [name, ...rest] = words
    const number = monthNumber(name?.text ?? '')
    const year = rest.map((word) => word.text).join('')
    if (number === null || !/^(19|20)\d{2}$/.test(year)) return null
    columns.push({ month: `${year}-${String(number).padStart(2, '0')}`, words })
  }
  return columns
}
