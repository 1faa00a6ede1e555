/** Pages whose text runs in two columns, as a newspaper's does: down the left one, then down the right one. */
import { boxAround, linesOf } from '../read/lines.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import type { Box, Line, Page, Word } from '../read/positioned-text.ts'
import { segmentsOf } from '../read/segments.ts'
import { sharedHeadings } from './labelled/heading-book.ts'
import { linesWithoutRunning } from './running-lines.ts'

/** The part of the page's width in which the gap between two columns lies, as shares of it. */
const middle = { from: 0.35, to: 0.65 }
/** So wide is the gap at least, in points. */
const narrowest = 6
/** The share of the words that may stand across it: those of headings. */
const across = 0.005
/** So many words stand at the right of the gap. */
const fewestWords = 40
/** A rule as wide as this share of the page is of both columns. */
const wideRule = 0.6
/** Points between what ends the left column and what begins the right one, once they stand below each other. */
const leading = 5

/** What stands at one height over both columns, or in one of them up to the next such line. */
interface Band {
  left: Word[]
  right: Word[]
}

/** A strip of the tall page, and how far it was moved there from the file's page. */
interface Strip {
  from: number
  to: number
  x: number
  y: number
}

/**
 * Each page with its right column below its left one, between two headings that stand over both; null where no gap runs down
 * the middle. That there is one does not prove that they are columns: an account may have its labels in two lanes. Then no
 * account begins at the right.
 * @returns `right` where the right column begins, in points
 */
export function pagesOfColumns(pages: readonly Page[]): { placed: PlacedPage[]; right: number } | null {
  const body = new Set(linesWithoutRunning(pages).flatMap(({ words }) => words))
  const own = pages.map((page) => ({ ...page, words: page.words.filter((word) => body.has(word)) }))
  const gap = gapIn(own)
  return gap === null ? null : { placed: own.map((page) => tallPage(page, gap)), right: gap.at }
}

/** Where the right column begins, and how far that is from the left one. */
interface Gap {
  at: number
  step: number
}

/** So many words in one line without a gap are a sentence. */
const sentence = 8

/** Whether a line runs on over the middle of the page, as sentences do that no column holds. */
function isSentence(line: Line, width: number): boolean {
  return segmentsOf(line).some(
    ({ box, words }) =>
      words.length >= sentence && box.x < middle.from * width && box.x + box.width > middle.to * width,
  )
}

function gapIn(pages: readonly Page[]): Gap | null {
  const width = Math.min(...pages.map((page) => page.width))
  const words = pages.flatMap((page) => page.words)
  const lines = pages.flatMap((page) => linesOf(page))
  const inColumns = lines.filter((line) => !isSentence(line, width))
  if (inColumns.length < lines.length / 2) return null
  const crossing = new Array<number>(Math.ceil(width) + 1).fill(0)
  for (const { box } of inColumns.flatMap((line) => line.words))
    for (let x = Math.max(0, Math.floor(box.x)); x <= Math.min(width, box.x + box.width); x += 1)
      crossing[x] = (crossing[x] ?? 0) + 1
  const most = words.length * across
  let best = { from: 0, to: 0 }
  let from: number | null = null
  for (let x = Math.floor(width * middle.from); x <= width * middle.to; x += 1) {
    const isFree = (crossing[x] ?? 0) <= most
    if (isFree) from ??= x
    else from = null
    if (from !== null && x - from > best.to - best.from) best = { from, to: x }
  }
  const right = words.filter(({ box }) => box.x >= best.to)
  if (best.to - best.from < narrowest || right.length < fewestWords) return null
  const left = words.filter(({ box }) => box.x < best.to)
  return { at: best.to, step: usualLeft(right) - usualLeft(left) }
}

/** The left edge at which most lines of a column begin, in points. */
function usualLeft(words: readonly Word[]): number {
  const pages = [...new Set(words.map(({ box }) => box.page))]
  const lefts = pages.flatMap((number) =>
    linesOf({
      number,
      width: 0,
      height: 0,
      marks: [],
      words: words.filter(({ box }) => box.page === number),
    }),
  )
  const counts = new Map<number, number>()
  for (const { box } of lefts) counts.set(Math.round(box.x), (counts.get(Math.round(box.x)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? 0
}

function tallPage(page: Page, gap: Gap): PlacedPage {
  const words: Word[] = []
  const strips: Strip[] = []
  let added = 0
  const put = (own: readonly Word[], x: number, y: number) => {
    if (own.length === 0) return
    const moved = own.map((word) => movedBy(word, x, y))
    const { y: from, height } = boxAround(moved)
    words.push(...moved)
    strips.push({ from, to: from + height, x, y })
  }
  for (const { left, right } of bandsOf(page, gap)) {
    put(left, 0, added)
    if (right.length === 0) continue
    const [top, bottom] = [boxAround(right).y, bottomOf(right)]
    const end = left.length === 0 ? top - leading : bottomOf(left)
    const down = end + leading - top
    put(right, -gap.step, added + down)
    added += Math.max(0, bottom + down - Math.max(end, bottom))
  }
  return {
    page: { ...page, height: page.height + added, words, marks: [] },
    fileNumber: page.number,
    isRecognised: false,
    placeInFile: (box) => placeOf(box, strips),
  }
}

/** The words of each column from one line over both of them to the next; such a line stands alone, at the left. */
function bandsOf(page: Page, { at }: Gap): Band[] {
  const over = new Set(linesOf(page).flatMap((line) => (runsOver(line, at) ? line.words : [])))
  const isRight = (word: Word) => word.box.x >= at - 1 && !over.has(word)
  const right = page.words.filter(isRight)
  const lines = linesOf({ ...page, words: page.words.filter((word) => !isRight(word)) })
  const isOverBoth = (line: Line) =>
    line.box.x + line.box.width > at ||
    (!right.some((word) => isBeside(word, line)) && isHeading(line, page, at))
  const bands: Band[] = [{ left: [], right: [] }]
  let top = Number.NEGATIVE_INFINITY
  const close = (bottom: number) => {
    bands.at(-1)?.right.push(...right.filter(({ box }) => box.y >= top && box.y < bottom))
    top = bottom
  }
  for (const line of lines) {
    if (!isOverBoth(line)) {
      bands.at(-1)?.left.push(...line.words)
      continue
    }
    close(line.box.y)
    const beside = right.filter(({ box }) => box.y >= top && box.y < line.box.y + 0.6 * line.box.height)
    bands.push({ left: [...line.words, ...beside], right: [] }, { left: [], right: [] })
    top = line.box.y + 0.6 * line.box.height
  }
  close(Number.POSITIVE_INFINITY)
  return bands
}

/** Whether a line leaves no room where the right column begins: one of its words does, or a mere space. */
function runsOver({ words }: Line, at: number): boolean {
  return words.some(({ box }, index) => {
    const right = box.x + box.width
    const next = words[index + 1]?.box.x ?? Number.POSITIVE_INFINITY
    return box.x < at - 1 && (right > at || (next >= at - 1 && next - right < narrowest))
  })
}

/** A heading of the book, or what has a rule over both columns right below it. */
function isHeading({ text, box }: Line, { marks, width }: Page, at: number): boolean {
  const isNamed = sharedHeadings.some(
    ([pattern, name, weight = 'sure']) => name !== null && weight === 'sure' && pattern.test(text),
  )
  return (
    isNamed ||
    marks.some(
      (mark) =>
        mark.box.width > wideRule * width &&
        mark.box.x < at &&
        mark.box.height < 4 &&
        mark.box.y >= box.y &&
        mark.box.y - box.y < 2.5 * box.height,
    )
  )
}

function isBeside({ box }: Word, line: Line): boolean {
  const at = box.y + box.height / 2
  return at > line.box.y && at < line.box.y + line.box.height
}

const bottomOf = (words: readonly Word[]): number => {
  const { y, height } = boxAround(words)
  return y + height
}

const movedBy = (word: Word, x: number, y: number): Word => ({
  ...word,
  box: { ...word.box, x: word.box.x + x, y: word.box.y + y },
  ...(word.baseline === undefined ? {} : { baseline: word.baseline + y }),
})

/** The box of the tall page around all places of the file's page that it takes in. */
function placeOf(box: Box, strips: readonly Strip[]): Box {
  const bottom = box.y + box.height
  const parts = strips
    .filter(({ from, to }) => box.y < to && bottom > from)
    .map(({ from, to, x, y }) => {
      const top = Math.max(from, box.y)
      return { box: { ...box, x: box.x - x, y: top - y, height: Math.min(to, bottom) - top } }
    })
  return parts.length === 0 ? box : boxAround(parts)
}
