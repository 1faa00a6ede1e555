import type { PageText } from '../../read/page-text.ts'
import { findShapes } from '../picture/find-shapes.ts'
import { type DrawPage, type FlatPage, flatPage } from '../picture/flat-page.ts'
import { halvesOf, maySheetBe, timesLarger } from '../picture/sheet-halves.ts'
import { lieOf } from '../picture/straighten.ts'
import { readingDpi, type TextRecogniser } from '../text-recogniser.ts'
import { hasPrint, lettersAmong, type PageToRead, readFlatPage, type ScannedPage } from './read-flat-page.ts'
import { sheetOf } from './sheet-of-halves.ts'

export type { ScannedPage } from './read-flat-page.ts'

/**
 * Reads one page; what may be a sheet with two pages beside each other is looked at in halves, each as large as a page. Null
 * for a page that cannot be drawn.
 * @param text of the same page, as the file spells it
 * @param usualTurn that of the page before: a stack is fed one way
 * @param onSecond called where one half of a sheet was read and the other is left
 */
export async function scanPage(
  text: PageText,
  draw: DrawPage,
  usualTurn: number,
  recogniser: TextRecogniser,
  onSecond: () => void,
): Promise<ScannedPage | null> {
  const file = sizeInFile(text)
  const flat = await flatPage(file, draw)
  if (flat === null) return null
  const shapes = findShapes(flat.raster, Number.POSITIVE_INFINITY)
  const isUpright = !hasPrint(shapes) || lieOf(lettersAmong(shapes), readingDpi).isUpright
  const turns = isUpright ? [0, 2] : [1, 3]
  if (turns[1] === usualTurn) turns.reverse()
  if (!maySheetBe(flat.raster, shapes, isUpright, readingDpi))
    return readFlatPage({ flat, shapes, turns }, text, file, recogniser)
  const large = await flatPage(file, draw, timesLarger)
  if (large === null) return null
  const [low, high] = halvesOf(large, isUpright)
  const [first, second] = [toRead(low, turns), toRead(high, turns)]
  // The fuller half says how both lie.
  const [fuller, other] = first.shapes.length < second.shapes.length ? [second, first] : [first, second]
  const read = await readFlatPage(fuller, text, file, recogniser)
  onSecond()
  const rest = await readFlatPage({ ...other, turns: [read.turn] }, text, file, recogniser)
  // Where a half came first along the picture, it is the left one of what is read unless that was turned about.
  const isFirstLeft = read.turn < 2
  return (fuller === first) === isFirstLeft ? sheetOf(read, rest) : sheetOf(rest, read)
}

const toRead = (flat: FlatPage, turns: readonly number[]): PageToRead => ({
  flat,
  shapes: findShapes(flat.raster, Number.POSITIVE_INFINITY),
  turns,
})

/** Points of the page as the file shows it, before it was turned to read its text. */
function sizeInFile({ page: { width, height }, direction }: PageText): { width: number; height: number } {
  return direction % 2 === 0 ? { width, height } : { width: height, height: width }
}
