/** Takes the pages of a real sample apart into rows and lays them out anew, to test readers on layouts not at hand. */
import { linesOf } from '../../src/engine/read/lines.ts'
import type { Line, Page, Word } from '../../src/engine/read/positioned-text.ts'

/** A row with the white space above it, in points. */
export interface FlowRow {
  words: Word[]
  height: number
  space: number
}

/** @param isMargin rows that the browser printed into the margins */
export function flowOf(pages: Page[], isMargin: (line: Line) => boolean): FlowRow[] {
  const rows: FlowRow[] = []
  for (const page of pages) {
    let bottom: number | null = null
    for (const line of linesOf(page)) {
      if (isMargin(line)) continue
      const { y, height } = line.box
      rows.push({ words: line.words, height, space: bottom === null ? 6 : Math.max(0, y - bottom) })
      bottom = y + height
    }
  }
  return rows
}

export interface Layout {
  /** Points of each page that rows may fill. */
  pageHeight: number
  /** Texts in the margins, as a browser prints them; `{page}` is the page's number, a line break begins another row. */
  top: string
  bottom: string
}

/** Lays the rows out on pages of the given height. */
export function pagesOf(rows: FlowRow[], { pageHeight, top, bottom }: Layout): Page[] {
  const margin = 36
  const pages: Page[] = []
  let open: Word[] = []
  let y = margin
  const close = () => {
    const number = pages.length + 1
    const texts = [
      ...textRow(top.replace('{page}', String(number)), 18, 12),
      ...bottom
        .replace('{page}', String(number))
        .split('\n')
        .flatMap((row, at) => textRow(row, 18, margin + pageHeight + 12 + 8 * at)),
    ]
    const words = [...open, ...texts].map((word) => ({ ...word, box: { ...word.box, page: number } }))
    pages.push({ number, width: 612, height: pageHeight + 2 * margin, words, marks: [] })
    open = []
    y = margin
  }
  for (const { words, height, space } of rows) {
    if (y + space + height > margin + pageHeight) close()
    y += y === margin ? 0 : space
    const shift = y - Math.min(...words.map((word) => word.box.y))
    open.push(...words.map((word) => movedBy(word, 0, shift)))
    y += height
  }
  close()
  return pages
}

export function movedBy(word: Word, dx: number, dy: number): Word {
  const moved: Word = { ...word, box: { ...word.box, x: word.box.x + dx, y: word.box.y + dy } }
  return word.baseline === undefined ? moved : { ...moved, baseline: word.baseline + dy }
}

/** A text as words of one row, in Helvetica's average letter width. */
export function textRow(text: string, x: number, y: number, size = 6, bold = false): Word[] {
  const letter = size * 0.5
  let at = x
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const width = part.length * letter
      const word: Word = {
        text: part,
        size,
        bold,
        baseline: y + 0.8 * size,
        box: { page: 1, x: at, y, width, height: size },
      }
      at += width + letter
      return word
    })
}
