/** Rows of single letters that were read as one word: 'JFMAMJJASOND' above '2026CCCCCCCCC', as typewriters set months. */
import type { Raster } from '../../read/render-region.ts'
import { inkPieces, type Piece } from '../picture/ink-pieces.ts'
import { bestNear, centreOf, patternOf } from '../picture/mean-picture.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** Fewer cells may be a name in spaced letters. */
const fewest = 5
/** White between two cells, in heights of the line: that of a typewriter's space and what its letters leave. */
const gap = 0.4
/** Share of the letters that are the same one, read small, large or with a bar. */
const same = 0.7
/** How alike a cell is to most of its row where that tells what it says. */
const alike = 0.83
const aside = 2
/** Nobody may take what was made of one word for certain. */
const disputed = 50

/**
 * The words with each row of single letters as a word a cell: letter by letter where as many stand apart, and where nearly all are one letter as
 * that one, so far as the cells look alike. A cell that looks otherwise is left out.
 * @param picture the gray raster that was read
 */
export function withRowsOfLetters(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.flatMap((word) => cellsOf(word, picture) ?? [word])
}

function cellsOf(word: RecognisedWord, picture: Raster): RecognisedWord[] | null {
  // One of a year's figures may be lost: the years above and below it tell which.
  const [, year = '', letters = ''] = /^(\d{3,4})?([A-Za-z-]+)$/.exec(word.text) ?? []
  // A year says that cells follow, however few of them were read with it.
  const least = /^(?:19|20)\d{2}$/.test(year) ? 1 : fewest
  if (letters.length < least) return null
  const pieces = inkPieces(word, picture, gap)
  const cells = year === '' ? pieces : pieces.slice(1)
  if (cells.length < least || !isEven(cells)) return null
  const confidence = Math.min(word.confidence, disputed)
  const own = cells.map((piece): RecognisedWord => ({ ...word, ...piece, confidence }))
  const [first] = pieces
  const label = year === '' || first === undefined ? [] : [{ ...word, ...first, text: year, confidence }]
  if (letters.length === cells.length)
    return [...label, ...own.map((cell, at) => ({ ...cell, text: letters.charAt(at).toUpperCase() }))]
  const letter = mostOf(letters)
  if (letter === null) return null
  const pattern = patternOf(
    picture,
    own.map(centreOf),
    widthIn(own),
    Math.max(...own.map(({ top, bottom }) => bottom - top)),
  )
  const isAlike = (cell: RecognisedWord) =>
    bestNear(picture, pattern, centreOf(cell), aside, aside).likeness >= alike
  return [...label, ...own.filter(isAlike).map((cell) => ({ ...cell, text: letter }))]
}

/** The letter that nearly all are; null without one. */
function mostOf(letters: string): string | null {
  const counts = new Map<string, number>()
  for (const letter of letters.toUpperCase().replaceAll('E', 'C'))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most !== undefined && most[1] >= same * letters.length ? most[0] : null
}

const widthIn = (pieces: readonly Piece[]): number =>
  pieces.map(({ left, right }) => right - left).sort((a, b) => a - b)[Math.floor(pieces.length / 2)] ?? 0

/** Cells are as far apart as each other, and none is wider than a letter. */
function isEven(pieces: readonly Piece[]): boolean {
  if (pieces.length === 1) return true
  const middles = pieces.map(({ left, right }) => (left + right) / 2)
  const step = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / (pieces.length - 1)
  return (
    pieces.every(({ left, right }) => right - left < step) &&
    middles.every((middle, at) => Math.abs(middle - ((middles[0] ?? 0) + at * step)) < 0.3 * step)
  )
}
