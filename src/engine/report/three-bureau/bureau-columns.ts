/** The three columns of a side-by-side report, found by where the bureaus' names stand and never by their order. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Bureau } from '../credit-report.ts'

export interface BureauColumn {
  bureau: Bureau
  /** Where the column's cells begin, in points from the left. */
  from: number
  /** Where a line of a cell must break, in points from the left. */
  to: number
}

export interface BureauColumns {
  /** Left to right. */
  columns: readonly BureauColumn[]
  /** Which edge of a word says in which column it stands: cells are set flush left, centred or flush right below the names. */
  align: 'left' | 'centre' | 'right'
  /** Words left of this are labels. */
  start: number
}

const names: Record<string, Bureau> = { transunion: 'TransUnion', experian: 'Experian', equifax: 'Equifax' }

/** Points by which the edge of a cell may miss that of its column's name. */
const edge = 2

/** The same for its middle: the trademark sign, which belongs to the name's width, is not counted. */
const middleEdge = 6

/** 'TransUnion', 'Transunion', 'EQUIFAX:' as the bureau; null for any other text. */
export function bureauNamed(text: string): Bureau | null {
  if (text.length > 14) return null
  return names[text.toLowerCase().replace(/[\s:]/g, '')] ?? null
}

/**
 * The columns that this line heads: it holds the names of two or three bureaus and nothing else. One name alone may be
 * a label (of a row of months, of a statement). Null for any other line.
 * @param below the lines after it, to see how cells stand below the names
 */
export function columnsIn(line: Line, below: readonly Line[]): BureauColumns | null {
  const known = namesIn(line.words)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || known.length < 2) return null
  const heads = known.map(({ word }) => word)
  const { align, edges } = alignmentBelow(heads, below)
  const at = ({ word }: { word: Word }) =>
    align === 'left' ? (edges.get(word) ?? word.box.x) - edge : place(word, align)
  const pitch = (at(last) - at(first)) / (known.length - 1)
  if (pitch < 20) return null
  const columns = known.map((head, i) => {
    const next = known[i + 1]
    const own = at(head)
    const before = known[i - 1]
    const width = next === undefined ? pitch : at(next) - own
    if (align === 'left') return { bureau: head.bureau, from: own, to: own + width - edge }
    const gone = before === undefined ? pitch : own - at(before)
    if (align === 'right') return { bureau: head.bureau, from: own - gone + edge, to: own + edge }
    const left = own - (before === undefined ? width : own - at(before)) / 2
    return { bureau: head.bureau, from: left, to: own + width / 2 }
  })
  return { columns, align, start: columns[0]?.from ?? 0 }
}

/** The names of bureaus that these words are, each of another one; none where a word is no name. */
function namesIn(words: readonly Word[]): { word: Word; bureau: Bureau }[] {
  const names = words.slice(0, 4).flatMap((word) => {
    const bureau = bureauNamed(word.text)
    return bureau === null ? [] : [{ word, bureau }]
  })
  const areAll =
    names.length === words.length && new Set(names.map(({ bureau }) => bureau)).size === names.length
  return areAll ? names : []
}

/**
 * The lines, with a heading in one where its bureaus' names stand a little above each other: two names alone would be
 * taken for the whole heading, and the third bureau's values for theirs.
 */
export function withWholeHeadings(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before !== undefined && isRestOfHeading(before, line))
      whole[whole.length - 1] = lineOf([...before.words, ...line.words])
    else whole.push(line)
  }
  return whole
}

function isRestOfHeading(above: Line, line: Line): boolean {
  const [first] = namesIn([...above.words, ...line.words])
  return (
    first !== undefined &&
    above.box.page === line.box.page &&
    line.box.y - above.box.y < 0.9 * first.word.size
  )
}

/**
 * The lines, with what stands left of the bureaus' names in their line above them, where it is another text for each table:
 * the name of its account. Elsewhere it heads the labels and is left out, as is the title of a table that goes on over a page.
 */
export function withTitlesAbove(lines: readonly Line[]): Line[] {
  const heads = lines.map(titledHead)
  const own = heads
    .flatMap((head) => head ?? [])
    .filter(({ title }, at, all) => !isRepeated(title, all[at - 1]?.title))
  const areTitles = 2 * new Set(own.map(({ title }) => title.text)).size > own.length && own.length > 1
  return lines.flatMap((line, at) => {
    const head = heads[at]
    if (head == null) return [line]
    return areTitles && own.includes(head) ? [head.title, head.names] : [head.names]
  })
}

/** 'HARBOR BANK   TransUnion   Experian   Equifax': the names in cells of their own, a long title up to the first of them. */
function titledHead({ words }: Line): { title: Line; names: Line } | null {
  const from = words.findLastIndex(({ text }) => bureauNamed(text) === null) + 1
  const [title, names] = [words.slice(0, from), words.slice(from)]
  const [last, first] = [title.at(-1), names[0]]
  if (last === undefined || first === undefined || namesIn(names).length < 2) return null
  const isApart = first.box.x - last.box.x - last.box.width > 0.5 * first.size
  const areCells = segmentsOf(lineOf(names)).length === names.length
  return isApart && areCells ? { title: lineOf(title), names: lineOf(names) } : null
}

const isRepeated = (title: Line, before: Line | undefined): boolean =>
  before?.text === title.text && before.box.page !== title.box.page

/** How the cells below stand, and the edges of their columns where these are not those of the names. */
interface Alignment {
  align: BureauColumns['align']
  edges: ReadonlyMap<Word, number>
}

/** Counts which edges of the cells below agree with the names; the first column is left out, labels run into it. */
function alignmentBelow(heads: readonly Word[], below: readonly Line[]): Alignment {
  const votes = { left: 0, centre: 0, right: 0 }
  const rows = below.slice(0, 12).map((line) => segmentsOf(line))
  for (const segment of rows.flat()) {
    for (const head of heads.slice(1)) {
      if (Math.abs(segment.box.x - head.box.x) < edge) votes.left++
      const middle = segment.box.x + segment.box.width / 2
      if (Math.abs(middle - centreOf(head)) < middleEdge) votes.centre++
      if (Math.abs(rightOf(segment) - rightOf(head)) < edge) votes.right++
    }
  }
  const own = edgesOfCells(heads, rows)
  const most = Math.max(votes.left, votes.centre)
  // One cell may end where its name does by chance; whatever stands in the middle of all cells counts there as well.
  if (votes.right >= heads.length - 1 && votes.right > Math.max(most, own.votes))
    return { align: 'right', edges: new Map() }
  if (own.votes > 2 * most) return { align: 'left', edges: own.edges }
  return { align: votes.centre > votes.left ? 'centre' : 'left', edges: new Map() }
}

/**
 * The left edges that the cells of whole rows share, each up to the name above it and behind the name before. Names in the
 * middle of their columns stand further right than cells that are set flush left.
 */
function edgesOfCells(
  heads: readonly Word[],
  rows: readonly Line[][],
): { edges: Map<Word, number>; votes: number } {
  const whole = rows.filter((cells) => cells.length === heads.length + 1)
  const edges = new Map<Word, number>()
  let votes = 0
  for (const [at, head] of heads.entries()) {
    const before = heads[at - 1]?.box
    const lefts = whole.map((cells) => cells[at + 1]?.box.x ?? 0).sort((a, b) => a - b)
    const middle = lefts[Math.floor(lefts.length / 2)]
    const isBelow =
      middle !== undefined &&
      middle < head.box.x + edge &&
      (before === undefined || middle > before.x + before.width)
    if (!isBelow) return { edges: new Map(), votes: 0 }
    edges.set(head, middle)
    if (at > 0) votes += lefts.filter((left) => Math.abs(left - middle) < edge).length
  }
  return { edges, votes }
}

export function centreOf({ box }: Word): number {
  return box.x + box.width / 2
}

function rightOf({ box }: Pick<Word, 'box'>): number {
  return box.x + box.width
}

/** The words of a line that stand before the first column. */
export function labelPart(line: Line, columns: BureauColumns): Word[] {
  return line.words.filter((word) => place(word, columns.align) < columns.start)
}

/** The words of a line that stand in each column; columns without a word are absent. */
export function cellParts(line: Line, columns: BureauColumns): Map<Bureau, Word[]> {
  const parts = new Map<Bureau, Word[]>()
  for (const word of line.words) {
    const at = place(word, columns.align)
    const column = columns.columns.findLast(({ from }) => at >= from)
    if (column !== undefined) parts.set(column.bureau, [...(parts.get(column.bureau) ?? []), word])
  }
  return parts
}

function place(word: Word, align: BureauColumns['align']): number {
  if (align === 'right') return rightOf(word)
  return align === 'left' ? word.box.x : centreOf(word)
}
