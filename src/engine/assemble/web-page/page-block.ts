/** What a saved page shows, as plain data. Sizes in points. */
export interface Run {
  text: string
  bold: boolean
  size: number
}
export interface Paragraph {
  kind: 'text'
  runs: Run[]
  /** '#rrggbb' behind it; null for none. */
  fill: string | null
}
export interface Cell {
  x: number
  y: number
  colspan: number
  rowspan: number
  blocks: Block[]
  fill: string | null
}
export interface Table {
  kind: 'table'
  /** Width of each column in points. */
  columns: number[]
  /** Of the table, what the page gives to each column; null where it does not say. */
  shares: readonly number[] | null
  cells: Cell[]
}
export type Block = Paragraph | Table

/** The text of blocks, for telling whether anything is shown. */
export function hasText(blocks: readonly Block[]): boolean {
  return blocks.some((block) =>
    block.kind === 'text'
      ? block.runs.some(({ text }) => text.trim() !== '')
      : block.cells.some((cell) => hasText(cell.blocks)),
  )
}
