import { linesOfRuns } from './break-lines.ts'
import { cellPadding } from './column-widths.ts'
import type { Block, Cell, Paragraph, Table } from './page-block.ts'
import type { Sheet, Unit } from './sheet.ts'
import type { Measure } from './typefaces.ts'

/** Of a line, as parts of its size: from its top to where the letters stand, and its whole height. */
const [ascent, lineHeight] = [0.76, 1.16]
/** Between paragraphs and tables, in points. */
const between = 3.2
/** Above and below what stands in a cell, and around a paragraph on a colour. */
const inset = { x: cellPadding / 2, y: 1.2 }
/** A row that is higher than this may be cut, and so may a heading with what follows. */
const mostKept = 160

/** Sets blocks one below the other on a sheet without an end. */
export function setBlocks(blocks: readonly Block[], width: number, measure: Measure): Sheet {
  const setter = new Setter(measure)
  setter.blocks(blocks, { x: 0, y: 0, width })
  return setter.sheet
}

interface Place {
  x: number
  y: number
  width: number
}

class Setter {
  readonly sheet: Sheet = { units: [], fills: [], rules: [] }
  private readonly measure: Measure

  constructor(measure: Measure) {
    this.measure = measure
  }

  /** Answers where the last one ends. */
  blocks(blocks: readonly Block[], place: Place): number {
    let { y } = place
    let heading = -1
    for (const [at, block] of blocks.entries()) {
      if (at > 0) y += between
      const first = this.sheet.units.length
      y = block.kind === 'text' ? this.paragraph(block, { ...place, y }) : this.table(block, { ...place, y })
      if (heading >= 0 && this.sheet.units.length > first) this.keep(heading, first + 1)
      heading = isHeading(block) ? this.sheet.units.length - 1 : -1
    }
    return y
  }

  private paragraph({ runs, fill }: Paragraph, place: Place): number {
    const by = fill === null ? { x: 0, y: 0 } : inset
    let y = place.y + by.y
    const area = fill === null ? null : this.paint(place, fill)
    for (const { pieces, size } of linesOfRuns(runs, place.width - 2 * by.x, this.measure)) {
      const baseline = y + ascent * size
      const texts = pieces.map((piece) => ({ ...piece, x: place.x + by.x + piece.x, baseline }))
      this.sheet.units.push({ top: y, bottom: y + lineHeight * size, texts })
      y += lineHeight * size
    }
    y += by.y
    if (area) area.bottom = y
    return y
  }

  private table({ columns, cells }: Table, place: Place): number {
    const lefts = [0]
    for (const width of columns) lefts.push((lefts.at(-1) ?? 0) + width)
    const rows = rowsOf(cells)
    let y = place.y
    /** Cells over several rows, with where what stands in them ends. */
    let open: { cell: Cell; area: { bottom: number } | null; end: number }[] = []
    let heading = -1
    for (const [row, own] of rows.entries()) {
      const first = this.sheet.units.length
      for (const cell of own) {
        const left = lefts[cell.x] ?? 0
        const width = (lefts[cell.x + cell.colspan] ?? lefts.at(-1) ?? 0) - left
        const area = cell.fill === null ? null : this.paint({ x: place.x + left, y, width }, cell.fill)
        const inside = { x: place.x + left + inset.x, y: y + inset.y, width: width - 2 * inset.x }
        open.push({ cell, area, end: this.blocks(cell.blocks, inside) + inset.y })
      }
      const ending = open.filter(({ cell }) => cell.y + cell.rowspan <= row + 1)
      open = open.filter((each) => !ending.includes(each))
      const bottom = ending.reduce((lowest, { end }) => Math.max(lowest, end), y)
      for (const { cell, area } of ending) {
        if (area) area.bottom = bottom
        const left = lefts[cell.x] ?? 0
        const width = (lefts[cell.x + cell.colspan] ?? left) - left
        this.sheet.rules.push({ x: place.x + left, y: bottom, width })
      }
      if (own.every(({ rowspan }) => rowspan === 1)) this.keep(first, this.sheet.units.length)
      if (heading >= 0 && this.sheet.units.length > first) this.keep(heading, first + 1)
      heading = own.every(({ blocks }) => blocks.every(isHeading)) ? this.sheet.units.length - 1 : -1
      y = bottom
    }
    return y
  }

  private paint({ x, y, width }: Place, fill: string): { bottom: number } {
    const area = { x, top: y, bottom: y, width, fill }
    this.sheet.fills.push(area)
    return area
  }

  /** Makes one of the units from the first to before the last, where they are low enough to stay on one page. */
  private keep(first: number, end: number): void {
    const { units } = this.sheet
    const together = units.slice(first, end)
    if (together.length < 2) return
    const top = together.reduce((highest, unit) => Math.min(highest, unit.top), Number.POSITIVE_INFINITY)
    const bottom = together.reduce((lowest, unit) => Math.max(lowest, unit.bottom), 0)
    if (bottom - top > mostKept) return
    const kept: Unit = { top, bottom, texts: together.flatMap(({ texts }) => texts) }
    units.splice(first, end - first, kept)
  }
}

function isHeading(block: Block): boolean {
  return block.kind === 'text' && block.runs.every(({ bold, text }) => bold || text === '\n')
}

/** The cells that begin in each row, from the first row to the last. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of cells) {
    while (rows.length < cell.y + cell.rowspan) rows.push([])
    rows[cell.y]?.push(cell)
  }
  return rows
}
