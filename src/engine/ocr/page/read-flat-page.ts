import type { PageText } from '../../read/page-text.ts'
import type { PlacedPage } from '../../read/placed-page.ts'
import type { Box } from '../../read/positioned-text.ts'
import type { Raster } from '../../read/render-region.ts'
import { withoutPosts } from '../months/framed-cells.ts'
import { withMonthStrokes } from '../months/month-column.ts'
import { withMonthInitials, withMonthNames } from '../months/month-initials.ts'
import { withMonthRows } from '../months/month-rows.ts'
import { withYearsOfMonths } from '../months/month-years.ts'
import { withMonthsOverRatings } from '../months/months-over-ratings.ts'
import { withRatings, withTicks } from '../months/rating-rows.ts'
import { withStarredMonths } from '../months/starred-months.ts'
import { withYearsAboveMonths } from '../months/years-above-months.ts'
import { withWholeMasks } from '../numbers/account-masks.ts'
import { withFiguresAroundMasks } from '../numbers/figures-around-masks.ts'
import { withLeadingSigns } from '../numbers/leading-signs.ts'
import { withMaskedFigures } from '../numbers/masked-figures.ts'
import { withMasksAlike } from '../numbers/masks-alike.ts'
import { withNumbersReadAgain } from '../numbers/numbers-again.ts'
import { withSmallMasks } from '../numbers/small-masks.ts'
import { withZeroAmounts } from '../numbers/zero-amounts.ts'
import { findRules } from '../picture/find-rules.ts'
import { findShapes, type InkShape } from '../picture/find-shapes.ts'
import type { FlatPage } from '../picture/flat-page.ts'
import { withRoomOfLetters } from '../picture/letter-pitch.ts'
import { levelLayers } from '../picture/level-layers.ts'
import { withDarkPrint } from '../picture/light-print.ts'
import type { Point } from '../picture/page-corners.ts'
import { lieOf, straightened, tiltedPlace } from '../picture/straighten.ts'
import { turnedPlace, turnedRaster, unturnedPlace } from '../picture/turn-raster.ts'
import { withoutLeaders } from '../picture/without-leaders.ts'
import { withoutShading } from '../picture/without-shading.ts'
import { withCellDashes } from '../signs/cell-dashes.ts'
import { type CleanPicture, cleanPicture } from '../signs/clean-picture.ts'
import { withColumnDashes } from '../signs/column-dashes.ts'
import { withCrossesAlone } from '../signs/crossed-out.ts'
import { textsOfSigns } from '../signs/signs-of-key.ts'
import { withSlashes } from '../signs/slashes.ts'
import { withTicksForLetters } from '../signs/ticks-or-letters.ts'
import { type RecognisedWord, readingDpi, type TextRecogniser } from '../text-recogniser.ts'
import { agreeReadings } from './agree-readings.ts'
import { withAlikeCells } from './alike-cells.ts'
import { withBureauNames } from './bureau-names.ts'
import { joinPieces, lookCloser } from './closer-look.ts'
import { withoutDoubledLetters } from './doubled-letters.ts'
import { withFirstPerson } from './lone-strokes.ts'
import { inItsForm, monthCells, withMoneySigns } from './printed-forms.ts'
import { withoutSecondReadings } from './read-twice.ts'
import { withRowsOfLetters } from './rows-of-letters.ts'
import { withoutRulesAsWords } from './rules-as-words.ts'
import { needsSecondReading, sureness } from './second-reading.ts'
import { withCellsOfTheirOwn } from './wide-cells.ts'
import { withoutRules } from './without-rules.ts'
import { marksOfScan, wordsOfScan, wordsOfSigns, wordsOfTicks } from './words-of-scan.ts'

/**
 * One page as recognised: upright, level, and as large as a letter page. `placeInFile` gives the points of the page as the
 * file shows it, after the turn.
 */
export interface ScannedPage extends PlacedPage {
  /** Quarter turns to the left that brought the page upright. */
  turn: number
}

/** Below this mean confidence a page may be upside down. */
const doubtful = 60
/** Letters on a page fewer than this say nothing of how it lies. */
const fewShapes = 40

/** The patches of ink that may be letters. */
export const lettersAmong = (shapes: readonly InkShape[]): InkShape[] =>
  shapes.filter((each) => Math.max(each.right - each.left, each.bottom - each.top) <= readingDpi / 5)

/** Whether enough of them stand there to say how a page lies. */
export const hasPrint = (shapes: readonly InkShape[]): boolean => lettersAmong(shapes).length >= fewShapes

/** A flat page, all its patches of ink, and the quarter turns to the left that may bring it upright, the likelier first. */
export interface PageToRead {
  flat: FlatPage
  shapes: readonly InkShape[]
  turns: readonly number[]
}

/**
 * Reads what lies flat.
 * @param text of the same page, as the file spells it
 * @param file points of the page as the file shows it
 */
export async function readFlatPage(
  { flat, shapes, turns }: PageToRead,
  text: PageText,
  file: { width: number; height: number },
  recogniser: TextRecogniser,
): Promise<ScannedPage> {
  const [likely = 0, ...others] = turns
  let best = await readTurned(flat, shapes, likely, recogniser)
  for (const turn of others) {
    if (best.confidence >= doubtful || !hasPrint(shapes)) break
    const attempt = await readTurned(flat, shapes, turn, recogniser)
    if (attempt.confidence > best.confidence) best = attempt
  }
  const ticks = best.cleaned.ticks.length
  const apart = withCellsOfTheirOwn(withRowsOfLetters(withoutRulesAsWords(best.words), best.text), best.text)
  const bulleted = await withLeadingSigns(withoutPosts(joinPieces(apart)), best.text, recogniser)
  const starred = await withSmallMasks(bulleted, best.text, recogniser)
  const masked = withWholeMasks(starred, best.text)
  const whole = withTicks(withRatings(masked, monthCells(masked)), ticks)
  const looked = await lookCloser(whole.map(inItsForm), best.text, recogniser)
  // A closer look counts the signs of a mask no better than the first.
  const numbered = await withMaskedFigures(withWholeMasks(looked, best.text), best.text, recogniser)
  const crossed = withCrossesAlone(numbered, best.text)
  const around = await withFiguresAroundMasks(crossed, best.text, recogniser)
  const alike = await withMasksAlike(around, best.text, recogniser)
  const again = await withNumbersReadAgain(alike, best.text, recogniser)
  const single = await withoutDoubledLetters(again, best.text, recogniser)
  const formed = withMonthRows(withSlashes(single, best.text).map(inItsForm))
  const ratings = withRatings(formed, monthCells(formed))
  const ticked = withTicksForLetters(withTicks(ratings, ticks), best.text)
  const rated = withAlikeCells(ticked, best.text)
  const named = withMonthNames(
    withMonthsOverRatings(withMonthInitials(withBureauNames(withoutSecondReadings(rated)))),
  )
  const marked = withStarredMonths(named, best.text, lettersOf)
  const headed = withColumnDashes(withCellDashes(marked, best.text), best.text)
  const words = withFirstPerson(
    withYearsAboveMonths(withYearsOfMonths(withMonthStrokes(withZeroAmounts(withMoneySigns(headed))))),
  )
  return scannedPage({ ...best, words }, text, file)
}

const lettersOf = (picture: Raster) => findShapes(picture, readingDpi / 5)

interface Attempt {
  flat: FlatPage
  turn: number
  tilt: number
  level: Raster
  /** The level picture without check marks and frames. */
  text: Raster
  words: RecognisedWord[]
  /** What was taken out of it. */
  cleaned: Omit<CleanPicture, 'text'>
  /** Mean over the letters, 0..100. */
  confidence: number
}

/** @param shapes all patches of ink of the flat page */
async function readTurned(
  flat: FlatPage,
  shapes: readonly InkShape[],
  turn: number,
  recogniser: TextRecogniser,
): Promise<Attempt> {
  const upright = turnedRaster(flat.raster, turn)
  const own = turn === 0 ? shapes : findShapes(upright, Number.POSITIVE_INFINITY)
  const { tilt } = lieOf(own, readingDpi)
  const found = straightened(upright, tilt)
  const { level, text: inked, ...cleaned } = onPaper(found, found === upright ? own : undefined, flat.isPhoto)
  const { picture: text, shapes: print } = withoutLeaders(
    inked,
    findShapes(inked, Number.POSITIVE_INFINITY),
    readingDpi,
  )
  const ruled = { text, block: await readRows(text, print, recogniser) }
  // Another reading takes as long as the first: only where the first is not sure of itself.
  const read = needsSecondReading(ruled.block)
    ? await surerReading(ruled, flat.isPhoto ? null : withoutRules(level), recogniser)
    : ruled
  const words = needsSecondReading(read.block)
    ? agreeReadings(read.block, await recogniser.recognise(read.text, 'sparse'))
    : read.block
  return {
    flat,
    turn,
    tilt,
    level,
    text: read.text,
    words,
    cleaned,
    confidence: sureness(words),
  }
}

/** A picture of letters, and what was read of it row by row. */
interface RowsRead {
  text: Raster
  block: RecognisedWord[]
}

/** As it is, or without its light rules: as it was read with the surer letters. */
async function surerReading(
  ruled: RowsRead,
  bare: ReturnType<typeof withoutRules>,
  recogniser: TextRecogniser,
): Promise<RowsRead> {
  if (bare === null) return ruled
  const block = await readRows(bare.text, bare.print, recogniser)
  return sureness(block) > sureness(ruled.block) ? { text: bare.text, block } : ruled
}

/**
 * The page on white paper; where grounds are the signs of months themselves, on those.
 * @param shapes all patches of ink of the picture, where they are known already
 */
function onPaper(found: Raster, shapes: readonly InkShape[] | undefined, isPhoto: boolean) {
  const asPrinted = cleanedPage(found, shapes, isPhoto)
  const white = withoutShading(found)
  return white === found || asPrinted.months.length > 0 ? asPrinted : cleanedPage(white, undefined, isPhoto)
}

function cleanedPage(found: Raster, shapes: readonly InkShape[] | undefined, isPhoto: boolean) {
  const level = isPhoto ? found : withDarkPrint(found, readingDpi)
  return { level, ...cleanPicture(level, readingDpi, level === found ? shapes : undefined, isPhoto) }
}

/** As rows across the page, or across each picture of those that do not stand level. */
async function readRows(
  text: Raster,
  shapes: readonly InkShape[],
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const words: RecognisedWord[] = []
  for (const layer of levelLayers(text, shapes, readingDpi) ?? [text])
    words.push(...(await recogniser.recognise(layer, 'block')))
  return words
}

function scannedPage(
  { flat, turn, tilt, level, words: read, cleaned }: Attempt,
  { page: { number }, direction }: PageText,
  file: { width: number; height: number },
): ScannedPage {
  const scale = 72 / readingDpi
  const words = withRoomOfLetters(wordsOfScan(read, level, scale, number))
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 8
  const page = {
    number,
    width: level.width * scale,
    height: level.height * scale,
    words: [
      ...words,
      ...wordsOfTicks(cleaned.ticks, 'outlined', usual, scale, number),
      ...wordsOfTicks(cleaned.alikeTicks, 'alike', usual, scale, number),
      ...wordsOfSigns(textsOfSigns(cleaned.months, read), 'drawn', usual, scale, number),
    ],
    marks: marksOfScan(findRules(level, readingDpi), cleaned.squares, scale, number),
  }
  const inFile = (x: number, y: number): Point => {
    const tilted = tiltedPlace(x / scale, y / scale, tilt, level.width, level.height)
    const { width, height } = flat.raster
    const shown = unturnedPlace(tilted, turn, width, height)
    return turnedPlace(flat.placeOf(shown.x, shown.y), turn, file.width, file.height)
  }
  const placeInFile = (box: Box): Box => {
    const [right, bottom] = [box.x + box.width, box.y + box.height]
    const place = {
      page: box.page,
      ...boundsOf([inFile(box.x, box.y), inFile(right, box.y), inFile(box.x, bottom), inFile(right, bottom)]),
    }
    // Who draws the place turns the page by its text, where the place does not say.
    return turn === direction ? place : { ...place, turn }
  }
  return { page, fileNumber: number, isRecognised: true, turn, placeInFile }
}

function boundsOf(corners: readonly Point[]) {
  const [x, y] = [Math.min(...corners.map((each) => each.x)), Math.min(...corners.map((each) => each.y))]
  return {
    x,
    y,
    width: Math.max(...corners.map((each) => each.x)) - x,
    height: Math.max(...corners.map((each) => each.y)) - y,
  }
}
