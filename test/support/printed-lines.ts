/** Lines as a page would print them, for tests of readers on layouts that no sample has. */
import { lineOf } from '../../src/engine/read/lines.ts'
import type { Line, Mark, Page } from '../../src/engine/read/positioned-text.ts'
import { textRow } from './page-flow.ts'

/** A cell: where it begins, in points, and its text. */
export type PrintedCell = readonly [x: number, text: string]

/** A line of 6-point text at the given height of page 1. Letters are 3 points wide. */
export function printedLine(y: number, ...cells: PrintedCell[]): Line {
  return lineOf(cells.flatMap(([x, text]) => textRow(text, x, y)))
}

/** A name as Equifax sets it above an account: larger and bold, at the left edge. */
export function printedTitle(y: number, text: string): Line {
  return lineOf(textRow(text, 28, y, 9, true))
}

/** The same line on another page. */
export function onPage(page: number, line: Line): Line {
  return lineOf(line.words.map((word) => ({ ...word, box: { ...word.box, page } })))
}

/** A letter page of such lines, in points, with that number. */
export const printedPage = (lines: readonly Line[], number = 1): Page => ({
  number,
  width: 612,
  height: 792,
  words: lines.flatMap((line) => onPage(number, line).words),
  marks: [],
})

/** A drawn shape on page 1. */
export function drawnMark(x: number, y: number, width: number, height: number, colour = '#1a8a3a'): Mark {
  return { kind: 'path', colour, box: { page: 1, x, y, width, height } }
}
