/** The payment history: years down, months across. Cells are read by where they stand, never by their order. */
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryMonth, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { monthNumber, unionBox } from '../printed-values.ts'
import { isGridHeader, isGridRow, isLegendStart, isMonthName, isYear } from './account-line-kinds.ts'
import {
  type CellMeaning,
  type GridLegend,
  type MarksOf,
  meaningOfMark,
  meaningOfText,
} from './grid-legend.ts'

interface Column {
  month: number
  centre: number
}
interface Row {
  year: string
  page: number
  middle: number
}
interface Grid {
  columns: Column[]
  rows: Row[]
  /** Half the width of a column and half the height of a row, in points. */
  reachX: number
  reachY: number
}

export interface GridReading {
  /** Newest month first; months without data are left out. */
  history: HistoryMonth[]
  unread: UnreadLine[]
}

/** Stands in the coverage for drawings in the grid that the legend does not explain. */
const drawnUnread = 'Payment History: drawings that its legend does not explain'

/** @param lines the heading, header, rows and legend of one account's grid, over any number of pages */
export function readHistoryGrid(lines: readonly Line[], legend: GridLegend, marksOf: MarksOf): GridReading {
  const legendAt = lines.findIndex(isLegendStart)
  const gridLines = legendAt === -1 ? lines : lines.slice(0, legendAt)
  const rowLines = gridLines.filter((line) => !isGridHeader(line) && isGridRow(line))
  const grid = gridOf(gridLines.filter(isGridHeader), rowLines)
  const cells = new Map<string, { meaning: NonNullable<CellMeaning>; box: Box }>()
  const unread: Word[] = []
  for (const word of rowLines.flatMap((line) => line.words)) {
    if (isYear(word)) continue
    const month = monthAt(grid, word.box)
    const meaning = meaningOfText(word.text, legend)
    if (month === null || meaning === null || (cells.get(month)?.meaning ?? meaning) !== meaning)
      unread.push(word)
    else cells.set(month, { meaning, box: word.box })
  }
  const unexplained: Mark[] = []
  for (const { month, marks } of drawnCells(grid, marksOf)) {
    const meanings = new Set(marks.map((mark) => meaningOfMark(mark, legend)).filter((each) => each !== null))
    const [meaning] = meanings
    // Text on a coloured cell is the cell's text.
    if (cells.has(month)) continue
    if (meaning === undefined || meanings.size > 1) unexplained.push(...marks)
    else cells.set(month, { meaning, box: unionBox(marks) })
  }
  const history: HistoryMonth[] = []
  for (const [month, { meaning, box }] of [...cells].sort(([a], [b]) => b.localeCompare(a))) {
    if (meaning !== 'none') history.push({ month, code: meaning, box })
  }
  const drawn = unexplained.length > 0 ? [{ text: drawnUnread, box: unionBox(unexplained) }] : []
  return { history, unread: [...unreadWords(unread), ...drawn] }
}

function gridOf(headers: readonly Line[], rowLines: readonly Line[]): Grid {
  const columns = (headers[0]?.words ?? []).filter(isMonthName).map((word) => ({
    month: monthNumber(word.text) ?? 0,
    centre: word.box.x + word.box.width / 2,
  }))
  const rows = rowLines
    .flatMap(({ words }) => words.slice(0, 1).filter(isYear))
    .map((word) => ({
      year: word.text,
      page: word.box.page,
      middle: word.box.y + word.box.height / 2,
    }))
  const pitch = smallestStep(rows.map(({ page, middle }) => page * 10_000 + middle))
  return {
    columns,
    rows,
    reachX: smallestStep(columns.map(({ centre }) => centre)) / 2,
    reachY: Math.min(pitch / 2, 8),
  }
}

/** 'YYYY-MM' of the cell in which the box's centre lies; null outside the grid. */
function monthAt(grid: Grid, box: Box): string | null {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const row = nearest(
    grid.rows.filter(({ page }) => page === box.page),
    ({ middle }) => Math.abs(middle - y),
    grid.reachY,
  )
  const column = nearest(grid.columns, ({ centre }) => Math.abs(centre - x), grid.reachX)
  return row && column ? `${row.year}-${String(column.month).padStart(2, '0')}` : null
}

/** The cells that hold drawn shapes; rules and the shading of whole cells are none. */
function drawnCells(grid: Grid, marksOf: MarksOf): { month: string; marks: Mark[] }[] {
  const cells = new Map<string, Mark[]>()
  for (const page of new Set(grid.rows.map((row) => row.page))) {
    for (const mark of marksOf(page)) {
      const { width, height } = mark.box
      if (width < 1.5 || height < 1.5 || width > 1.4 * grid.reachX || height > 2.2 * grid.reachY) continue
      const month = monthAt(grid, mark.box)
      if (month !== null) cells.set(month, [...(cells.get(month) ?? []), mark])
    }
  }
  return [...cells].map(([month, marks]) => ({ month, marks }))
}

function nearest<T>(items: readonly T[], distance: (item: T) => number, reach: number): T | null {
  let best: T | null = null
  for (const item of items) {
    if (distance(item) <= reach && (best === null || distance(item) < distance(best))) best = item
  }
  return best
}

/** The smallest distance between two neighbours, at least 4 points; 16 when there are no two. */
function smallestStep(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b)
  const steps = sorted
    .slice(1)
    .map((place, i) => place - (sorted[i] ?? 0))
    .filter((step) => step > 4)
  return steps.length === 0 ? 16 : Math.min(...steps)
}
