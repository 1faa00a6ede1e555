/** Rows of cells that flow over pages with a running header and footer, to print reports of layouts without a sample. */
import type { TextRun } from './text-pdf.ts'

/** A cell: where it begins, in points, and its text. */
export type SheetCell = readonly [x: number, text: string]

export interface SheetStyle {
  size?: number
  bold?: boolean
  /** White space above the row, in points. */
  space?: number
}

export interface SheetLayout {
  /** Points of every page that rows may fill. */
  pageHeight: number
  /** Rows of every page; '{page}' and '{pages}' become numbers. */
  header: readonly SheetCell[]
  footer: readonly SheetCell[]
}

export interface Sheet {
  row(cells: readonly SheetCell[], style?: SheetStyle): void
  /** A row that every further page repeats with '(continued)', until the next one. */
  repeatedRow(cell: SheetCell, style?: SheetStyle): void
  /** The pages; with a seed their runs are written in an order made from it. */
  pages(seed?: number): TextRun[][]
}

const top = 70

export function newSheet({ pageHeight, header, footer }: SheetLayout): Sheet {
  const pages: TextRun[][] = [[]]
  let y = top
  let repeated: { cell: SheetCell; style: SheetStyle } | null = null
  const put = (cells: readonly SheetCell[], { size = 8, bold = false, space = 4 }: SheetStyle) => {
    y += space + size
    for (const [x, text] of cells) if (text !== '') pages.at(-1)?.push({ x, y, text, size, bold })
  }
  const row = (cells: readonly SheetCell[], style: SheetStyle = {}) => {
    const { size = 8, space = 4 } = style
    if (y + space + size > top + pageHeight) {
      pages.push([])
      y = top
      if (repeated !== null) put([[repeated.cell[0], `${repeated.cell[1]} (continued)`]], repeated.style)
    }
    put(cells, style)
  }
  return {
    row,
    repeatedRow(cell, style = {}) {
      repeated = null
      row([cell], style)
      repeated = { cell, style }
    },
    pages(seed) {
      return pages.map((runs, at) => {
        const numbered = (cells: readonly SheetCell[], line: number) =>
          cells.map(([x, text]) => ({
            x,
            y: line,
            size: 7,
            bold: false,
            text: text.replace('{page}', String(at + 1)).replace('{pages}', String(pages.length)),
          }))
        const all = [...numbered(header, 30), ...runs, ...numbered(footer, 770)]
        return seed === undefined ? all : shuffled(all, seed + at)
      })
    },
  }
}

/** The same runs in another order, always the same one for a seed. */
function shuffled(runs: readonly TextRun[], seed: number): TextRun[] {
  let state = seed * 2_654_435_761 + 12_345
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return (state >>> 0) / 2 ** 32
  }
  return runs
    .map((run) => ({ run, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ run }) => run)
}
