import { cellPadding, longestPart } from './column-widths.ts'
import type { Look } from './element-look.ts'
import { type Block, hasText } from './page-block.ts'
import type { GridCell } from './table-grid.ts'
import type { Measure } from './typefaces.ts'

/** The rows that a line of parts makes: of so many columns, or of as many parts as fill one. */
export function wrappedRows(
  cells: GridCell[],
  row: Look | undefined,
  room: { width: number; measure: Measure },
): GridCell[][] {
  const columns = row?.gridColumns ?? null
  if (columns !== null && columns > 0)
    return cells.flatMap((_, at) => (at % columns === 0 ? [cells.slice(at, at + columns)] : []))
  if (!row?.isWrapped || cells.length < 2) return [cells]
  if (cells.every(({ share }) => share !== null)) return filled(cells)
  // How many stand side by side only the window knew: whole parts go one below the other.
  return cells.every(({ blocks }) => !hasText(blocks) || isWhole(blocks))
    ? cells.map((cell) => [cell])
    : unbroken(cells, room)
}

/** As many in a row as have room for their text on one line: 'Oct 2026 Charged off' of a list of months is one cell's. */
function unbroken(cells: readonly GridCell[], { width, measure }: { width: number; measure: Measure }) {
  const widest = Math.max(...cells.map(({ blocks }) => longestPart(blocks, /\n/, measure))) + 2 * cellPadding
  const columns = Math.max(1, Math.floor(width / widest))
  // None of them is a label, which would have more room than the others.
  const alike = columns > 1 ? cells.map((cell) => ({ ...cell, share: cell.share ?? 1 / columns })) : cells
  return alike.flatMap((_, at) => (at % columns === 0 ? [alike.slice(at, at + columns)] : []))
}

function filled(cells: readonly GridCell[]): GridCell[][] {
  const rows: GridCell[][] = []
  let taken = 1
  for (const cell of cells) {
    taken += cell.share ?? 1
    if (taken <= 1.01) rows.at(-1)?.push(cell)
    else {
      rows.push([cell])
      taken = cell.share ?? 1
    }
  }
  return rows
}

/** Something that is understood without what stands beside it: a label with its value, or more. */
const isWhole = (blocks: readonly Block[]) => blocks.length > 1 || blocks.some(({ kind }) => kind === 'table')
