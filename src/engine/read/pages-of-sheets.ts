/** Sheets of paper with two pages side by side, as programs print them to save paper: each page is read for itself. */
import { linesOf } from './lines.ts'
import { countersOn, pageCounter } from './page-counters.ts'
import { asPlaced, type PlacedPage, renumbered } from './placed-page.ts'
import type { Box, Page, Word } from './positioned-text.ts'

/** A sheet is this much wider than high; a letter sheet with two pages 1.29 times. */
const leastAspect = 1.15
/** The page that is read: as wide as letter paper, so that every distance is what it is in a whole print. */
const letter = { width: 612, height: 792 } as const
/** Fewer words than this say nothing of how a page is laid out. */
const fewWords = 20
/** Share of a sheet's words that may cross its middle: a watermark, a web address at the foot. */
const crossing = 0.01
/** Points, on a letter page, by which one running line may stand at another place of the other page. */
const samePlace = 3
/** A running line says more than a figure or a single short word. */
const leastLetters = 8
/** A recognised line says the same as another one with so many words of it, and with this share of all. */
const fewestSame = 4
const shareSame = 0.8
/** Lines at the top and at the foot of a page among which are those that all pages print. */
const outer = 3

export interface PagesOfSheets {
  /** Numbered from 1; the places are those of the sheets. Pages that are no sheets stand between them. */
  placed: PlacedPage[]
  /** The two pages of most sheets print different numbers of one count, or the same lines at the same places. */
  isProven: boolean
}

/**
 * The pages of a file with two pages on its sheets, left before right; null where hardly a sheet has its middle free. Half of
 * a sheet that nothing stands on is no page.
 */
export function pagesOfSheets(pages: readonly Page[]): PagesOfSheets | null {
  const wide = pages.filter(({ width, height, words }) => width > leastAspect * height && words.length > 0)
  const sheets = wide.filter(hasFreeMiddle)
  if (!sheets.some(({ words }) => words.length >= fewWords) || sheets.length < 0.8 * wide.length) return null
  const parted = pages.map((page) => (sheets.includes(page) ? halvesOf(page) : [asPlaced(page)]))
  const pairs = parted.flatMap(([left, right]) =>
    left && right ? [{ left: left.page, right: right.page }] : [],
  )
  if (pairs.length === 0) return null
  // A table that is as wide as its page has the same words in both halves: pages that are counted one by one are no sheets.
  const mayBeAlike = pageCounter(pages)?.of !== pages.length
  const proven = pairs.filter(
    ({ left, right }) => areCounted(left, right) || (mayBeAlike && areAlike(left, right)),
  )
  return {
    placed: parted.flat().map((placed, at) => renumbered(placed, at + 1)),
    isProven: proven.length * 2 >= pairs.length,
  }
}

function hasFreeMiddle({ width, words }: Page): boolean {
  const across = words.filter(({ box }) => box.x < width / 2 && box.x + box.width > width / 2)
  return across.length <= crossing * words.length
}

function areCounted(left: Page, right: Page): boolean {
  const others = countersOn(right)
  return countersOn(left).some(({ number, of }) =>
    others.some((other) => other.of === of && other.number !== number),
  )
}

function areAlike(left: Page, right: Page): boolean {
  const others = outerLines(right)
  return outerLines(left).some((line) =>
    others.some((other) => isBeside(line, other) && sayTheSame(line, other)),
  )
}

interface OuterLine {
  text: string
  y: number
  /** Its different words, where they were recognised; null where the file spells them. */
  words: ReadonlySet<string> | null
}

/** A recognised line is as high as the tallest of what was taken for its letters. */
const isBeside = (line: OuterLine, other: OuterLine): boolean =>
  Math.abs(other.y - line.y) < (line.words === null ? 1 : 2) * samePlace

/** Of what was recognised a word or a figure may be read otherwise in each half. */
function sayTheSame(line: OuterLine, other: OuterLine): boolean {
  if (line.text === other.text) return line.text.length >= leastLetters
  if (line.words === null || other.words === null) return false
  const same = [...line.words].filter((word) => other.words?.has(word)).length
  return same >= fewestSame && same >= shareSame * Math.max(line.words.size, other.words.size)
}

function outerLines(page: Page): OuterLine[] {
  const lines = linesOf(page).map(({ text, box, words }) => ({
    text: text.replace(/\d/g, ''),
    y: box.y,
    words: words.some(({ confidence }) => confidence !== undefined)
      ? new Set(words.flatMap((word) => (/^\p{L}{3,}$/u.test(word.text) ? [word.text] : [])))
      : null,
  }))
  return [...new Set([...lines.slice(0, outer), ...lines.slice(-outer)])]
}

/** The two pages of a sheet, each as large as a letter page. */
function halvesOf(sheet: Page): PlacedPage[] {
  const middle = sheet.width / 2
  return [0, middle].flatMap((x) => {
    const own = <T extends { box: Box }>(parts: readonly T[]): T[] =>
      parts.filter(({ box }) => box.x + box.width / 2 < middle === (x === 0))
    const { words, marks, notes } = sheet
    const half = { ...sheet, words: own(words), marks: own(marks), ...(notes ? { notes: own(notes) } : {}) }
    return half.words.length === 0 ? [] : [pageOn(half, x, sheet.words)]
  })
}

/**
 * The part of half a sheet that has the shape of a letter page: in its middle, or at its top or its foot where words stand
 * outside of that.
 * @param sheet with what stands on that half alone, which begins at `x`
 * @param words of both halves
 */
function pageOn(sheet: Page, x: number, words: readonly Word[]): PlacedPage {
  const half = sheet.width / 2
  const width = Math.min(half, (sheet.height * letter.width) / letter.height)
  const height = Math.min(sheet.height, (half * letter.height) / letter.width)
  const left = x + (half - width) / 2
  const free = sheet.height - height
  const holdsAll = (from: number) =>
    words.every(({ box }) => box.y >= from && box.y + box.height <= from + height)
  const top = [free / 2, 0, free].find(holdsAll) ?? free / 2
  const scale = letter.width / width
  const moved = <T extends { box: Box }>(part: T): T => ({
    ...part,
    box: {
      ...part.box,
      x: (part.box.x - left) * scale,
      y: (part.box.y - top) * scale,
      width: part.box.width * scale,
      height: part.box.height * scale,
    },
  })
  const page: Page = {
    ...sheet,
    width: width * scale,
    height: height * scale,
    words: sheet.words.map(moved).map((word) => ({
      ...word,
      size: word.size * scale,
      ...(word.baseline === undefined ? {} : { baseline: (word.baseline - top) * scale }),
    })),
    marks: sheet.marks.map(moved),
    ...(sheet.notes ? { notes: sheet.notes.map(moved) } : {}),
  }
  return {
    page,
    fileNumber: sheet.number,
    isRecognised: false,
    placeInFile: (box) => ({
      ...box,
      page: sheet.number,
      x: left + box.x / scale,
      y: top + box.y / scale,
      width: box.width / scale,
      height: box.height / scale,
    }),
  }
}
