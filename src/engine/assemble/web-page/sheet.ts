import type { Piece } from './break-lines.ts'

/** What is drawn on one sheet without an end, in points from its top left corner. Pages are cut from it. */
export interface Sheet {
  units: Unit[]
  fills: Area[]
  /** Lines below cells. */
  rules: Rule[]
}

/** What stays on one page: a line, a row of a table, a heading with what follows. In the order of reading. */
export interface Unit {
  top: number
  bottom: number
  texts: PlacedPiece[]
}

export interface PlacedPiece extends Piece {
  /** Where the letters stand. */
  baseline: number
}

export interface Area {
  x: number
  top: number
  bottom: number
  width: number
  /** '#rrggbb'. */
  fill: string
}

export interface Rule {
  x: number
  y: number
  width: number
}
