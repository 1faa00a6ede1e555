/**
 * Rows of cells set as PDF by Typst, which wraps text, breaks pages and embeds its fonts as a browser does: a printer of
 * another make than those that draw each run at a place of its own. Points; x from the left edge of the page.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { sheetTemplate } from './sheet-template.ts'

export interface Cell {
  x: number
  text: string
  bold?: boolean
  /** Draws a mark without text in its place: 'tick' is what an icon of a font that is not there looks like. */
  mark?: 'tick'
  /** How often the text is drawn, each copy a little aside (browsers embolden so). */
  copies?: number
  align?: 'left' | 'center' | 'right'
  /** Where text of more rows than its neighbour's stands. */
  vertical?: 'top' | 'bottom'
}

/** A row of cells, left to right, or the end of a page. */
export type Block = { cells: readonly Cell[]; size?: number; above?: number } | 'page'

export interface SheetStyle {
  width?: number
  height?: number
  size?: number
  /** '{page}' and '{pages}' are filled in; each list is the rows of the head or foot, of cells. */
  head?: readonly (readonly Cell[])[]
  foot?: readonly (readonly Cell[])[]
  rowGap?: number
}

const fonts = ['SourceSans3_400Regular', 'SourceSans3_600SemiBold'].map((name) => {
  const folder = name.slice('SourceSans3_'.length)
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${folder}/${name}.ttf`)
})

/** Sets the blocks and gives the bytes of the PDF; the same blocks give the same file. */
export function typesetSheet(blocks: readonly Block[], style: SheetStyle = {}): Uint8Array {
  const { width = 612, height = 792, size = 8, head = [], foot = [], rowGap = 2 } = style
  const full = (cells: readonly Cell[]) =>
    cells.map((cell) => ({
      x: cell.x,
      text: cell.text,
      bold: cell.bold ?? false,
      mark: cell.mark ?? '',
      copies: cell.copies ?? 1,
      align: cell.align ?? 'left',
      vertical: cell.vertical ?? 'top',
    }))
  const data = {
    width,
    height,
    size,
    top: 24 + 12 * head.length,
    bottom: 24 + 12 * foot.length,
    head: head.map(full),
    foot: foot.map(full),
    blocks: blocks.map((block) =>
      block === 'page'
        ? { kind: 'page' }
        : { kind: 'row', size: block.size ?? size, above: block.above ?? rowGap, cells: full(block.cells) },
    ),
  }
  const compiler = NodeCompiler.create({
    workspace: tmpdir(),
    fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
  })
  const outcome = compiler.compile({
    mainFileContent: sheetTemplate,
    inputs: { data: JSON.stringify(data) },
  })
  if (outcome.result === null) {
    const diagnostics = outcome.takeDiagnostics()
    throw new Error(JSON.stringify(diagnostics === null ? [] : compiler.fetchDiagnostics(diagnostics)))
  }
  return new Uint8Array(compiler.pdf(outcome.result))
}
