import { cellPadding, columnWidths } from './column-widths.ts'
import { type Block, type Cell, hasText, type Table } from './page-block.ts'
import type { Measure } from './typefaces.ts'

export interface GridCell {
  blocks: Block[]
  colspan: number
  rowspan: number
  fill: string | null
  /** Of its row, where the page says so. */
  share: number | null
}

/** More columns than any report's table of months has; what is beyond stands in the last one. */
const mostColumns = 64

/** Whether anything stands side by side in these rows. */
export function hasColumns(rows: readonly (readonly GridCell[])[]): boolean {
  return rows.some((cells) => cells.filter(({ blocks }) => hasText(blocks)).length > 1)
}

/**
 * Rows of cells, with their spans, to a table of places; rows without any text are left out. Its columns share `width` alike until it
 * is known where the table stands, and `laidOut` sets them.
 */
export function tableOf(rows: readonly (readonly GridCell[])[], width: number): Table {
  const cells: Cell[] = []
  const taken: boolean[][] = []
  let columns = 1
  let y = 0
  for (const row of rows) {
    if (!row.some(({ blocks }) => hasText(blocks))) continue
    taken[y] ??= []
    let x = 0
    for (const cell of row) {
      while (taken[y]?.[x]) x += 1
      if (x >= mostColumns) break
      const colspan = freeSpan(taken[y] ?? [], x, Math.min(cell.colspan, mostColumns - x))
      cells.push({ x, y, colspan, rowspan: cell.rowspan, blocks: cell.blocks, fill: cell.fill })
      for (let down = 0; down < cell.rowspan; down += 1) {
        taken[y + down] ??= []
        const line = taken[y + down] ?? []
        for (let across = 0; across < colspan; across += 1) line[x + across] = true
      }
      x += colspan
      columns = Math.max(columns, x)
    }
    y += 1
  }
  const placed = cells.map((cell) => ({ ...cell, rowspan: Math.min(cell.rowspan, y - cell.y) }))
  const alike = Array.from({ length: columns }, () => width / columns)
  return { kind: 'table', columns: alike, shares: sharesOf(rows, columns), cells: placed }
}

/** What the cells of full rows say of their columns; one that says nothing takes what is left. Null unless they agree. */
function sharesOf(rows: readonly (readonly GridCell[])[], columns: number): number[] | null {
  const full = rows.filter((row) => row.length === columns && row.every(({ colspan }) => colspan === 1))
  const said = Array.from({ length: columns }, (_, at) => full.map((row) => row[at]?.share ?? null))
  if (full.length === 0 || said.some((each) => each.some((share) => share !== each[0]))) return null
  const shares = said.map(([share]) => share ?? null)
  const open = shares.filter((share) => share === null).length
  const taken = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  if (open > 1 || (open === 0 && taken < 0.5) || taken > (open > 0 ? 0.95 : 1.01)) return null
  return shares.map((share) => share ?? 1 - taken)
}

/**
 * The block in this width, and what stands in the cells of a table in theirs: a label needs as much room in a cell as on the whole page.
 * From the outermost table inwards and once, for every width measures all text of the table.
 */
export function laidOut(block: Block, width: number, measure: Measure): Block {
  if (block.kind === 'text') return block
  const { shares, columns, cells } = block
  const widths = columnWidths(cells, { columns: columns.length, width, measure, shares })
  const fitted = cells.map((cell) => {
    const across = widths.slice(cell.x, cell.x + cell.colspan).reduce((sum, each) => sum + each, 0)
    return { ...cell, blocks: cell.blocks.map((each) => laidOut(each, across - cellPadding, measure)) }
  })
  return { kind: 'table', columns: widths, shares, cells: fitted }
}

function freeSpan(line: readonly boolean[], x: number, wanted: number): number {
  let span = 1
  while (span < wanted && !line[x + span]) span += 1
  return span
}
