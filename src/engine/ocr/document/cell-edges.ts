/** Cells that begin a little before the edge of their column: a 'J' hangs over it, and a speck stands before a figure. No letter of print does so much more. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { type ToldWords, withWords } from './told-words.ts'

/** So many cells of a page begin at an edge, give or take so many points. */
const fewest = 6
const sameEdge = 0.8
/** More than so many that begin where the cell does, or nearer to it than to the edge, are an edge of their own. */
const mostHanging = 2
const nearer = 0.5
/** Points by which a cell may begin before it. */
const before = { least: 0.8, most: 2.6 } as const

/** What hangs over; and where a speck stands before a word, it is not read surely. */
const mayHang = ({ text, confidence }: Word): boolean => /^[Jj]/.test(text) || (confidence ?? 1) < unsure
const unsure = 0.7

/** The pages with such cells at their edges; what is read there stays. */
export const withCellEdges = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    const lines = linesOf(page).map(cellsIn)
    const lefts = lines.flat().map(({ box }) => box.x)
    const changed: ToldWords = new Map()
    // A line may begin anywhere: only behind a wide gap is there a column.
    for (const { words } of lines.flatMap(([, ...behind]) => behind)) {
      const [first] = words
      const edge = first === undefined || !mayHang(first) ? null : edgeBehind(first, lefts)
      if (first === undefined || edge === null) continue
      const width = first.box.x + first.box.width - edge
      changed.set(first, { ...first, box: { ...first.box, x: edge, width } })
    }
    return withWords(page, changed)
  })

/** Where most cells right behind the word's left begin; null where it stands at an edge itself, or before none. @param lefts of all cells */
function edgeBehind({ box }: Word, lefts: readonly number[]): number | null {
  const at = (x: number) => lefts.filter((left) => Math.abs(left - x) <= sameEdge)
  const behind = lefts
    .filter((left) => left - box.x > before.least && left - box.x <= before.most)
    .sort((a, b) => a - b)
  const middle = behind[Math.floor(behind.length / 2)]
  const own = lefts.filter((left) => left - box.x >= -sameEdge && left - box.x <= nearer)
  if (middle === undefined || middle >= box.x + box.width || own.length > mostHanging) return null
  return at(middle).length >= fewest ? middle : null
}
