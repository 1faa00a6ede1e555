import type { OpenDocument } from '../read/open-document.ts'
import type { PageText } from '../read/page-text.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import type { Box } from '../read/positioned-text.ts'
import { type Raster, renderRegion } from '../read/render-region.ts'
import { agreeReadings } from './agree-readings.ts'
import { cleanPicture } from './clean-picture.ts'
import { joinPieces, lookCloser } from './closer-look.ts'
import { findRules } from './find-rules.ts'
import { findShapes } from './find-shapes.ts'
import { lieOf, straightened, tiltedPlace } from './straighten.ts'
import { type RecognisedWord, readingDpi, type TextRecogniser } from './text-recogniser.ts'
import { marksOfScan, wordsOfScan, wordsOfTicks } from './words-of-scan.ts'

/**
 * One page as recognised: upright, level, and as large as a letter page. `placeInFile` gives the points of the page as the
 * file shows it, after the turn.
 */
export interface ScannedPage extends PlacedPage {
  /** Quarter turns to the left that brought the page upright. */
  turn: number
}

/** The longer side of a letter page in points: a scan's own page size says how it was made, not how large it was. */
const letterLength = 792
const longest = (letterLength / 72) * readingDpi
/** Below this mean confidence a page may be upside down. */
const doubtful = 60
/** Letters on a page fewer than this say nothing of how it lies. */
const fewShapes = 40

/**
 * Reads one page. Null for a page that cannot be drawn.
 * @param text of the same page, as the file spells it
 * @param usualTurn that of the page before: a stack is fed one way
 */
export async function scanPage(
  open: OpenDocument,
  text: PageText,
  usualTurn: number,
  recogniser: TextRecogniser,
): Promise<ScannedPage | null> {
  const { calls } = open.pdfium
  const page = calls.FPDF_LoadPage(open.document, text.page.number - 1)
  if (page === 0) return null
  try {
    const draw = (turn: number) => drawTurned(open, page, turn)
    const shown = draw(0)
    if (shown === null) return null
    const shapes = findShapes(shown.raster, readingDpi / 5)
    const isUpright = shapes.length < fewShapes || lieOf(shapes, readingDpi).isUpright
    const turns = isUpright ? [0, 2] : [1, 3]
    if (turns[1] === usualTurn) turns.reverse()
    let best: Attempt | null = null
    for (const turn of turns) {
      const drawn = turn === 0 ? shown : draw(turn)
      if (drawn === null) return null
      const attempt = await readDrawn(drawn, turn, recogniser)
      if (best === null || attempt.confidence > best.confidence) best = attempt
      if (best.confidence >= doubtful || shapes.length < fewShapes) break
    }
    if (best === null) return null
    const words = await lookCloser(joinPieces(best.words), best.text, recogniser)
    return scannedPage({ ...best, words }, text)
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

interface Drawn {
  raster: Raster
  /** Pixels of one point of the file's page. */
  scale: number
}

interface Attempt {
  drawn: Drawn
  turn: number
  tilt: number
  level: Raster
  /** The level picture without check marks and frames. */
  text: Raster
  words: RecognisedWord[]
  ticks: ReturnType<typeof cleanPicture>['ticks']
  squares: ReturnType<typeof cleanPicture>['squares']
  /** Mean over the letters, 0..100. */
  confidence: number
}

function drawTurned({ pdfium }: OpenDocument, page: number, turn: number): Drawn | null {
  const width = pdfium.calls.FPDF_GetPageWidthF(page)
  const height = pdfium.calls.FPDF_GetPageHeightF(page)
  const scale = longest / Math.max(width, height, 1)
  const sides = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const [pageWidth = 1, pageHeight = 1] = turn % 2 === 0 ? sides : sides.reverse()
  const region = { left: 0, top: 0, width: pageWidth, height: pageHeight, pageWidth, pageHeight, turn }
  const raster = renderRegion(pdfium, page, region, 'gray')
  return raster && { raster, scale }
}

async function readDrawn(drawn: Drawn, turn: number, recogniser: TextRecogniser): Promise<Attempt> {
  const { tilt } = lieOf(findShapes(drawn.raster, readingDpi / 5), readingDpi)
  const level = straightened(drawn.raster, tilt)
  const { text, ticks, squares } = cleanPicture(level, readingDpi)
  const block = await recogniser.recognise(text, 'block')
  const words = agreeReadings(block, await recogniser.recognise(text, 'sparse'))
  let [sum, letters] = [0, 0]
  for (const word of words) {
    sum += word.confidence * word.text.length
    letters += word.text.length
  }
  return {
    drawn,
    turn,
    tilt,
    level,
    text,
    words,
    ticks,
    squares,
    confidence: letters === 0 ? 0 : sum / letters,
  }
}

function scannedPage(
  { drawn, turn, tilt, level, words: read, ticks, squares }: Attempt,
  { page: { number }, direction }: PageText,
): ScannedPage {
  const scale = 72 / readingDpi
  const words = wordsOfScan(read, level, scale, number)
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 8
  const page = {
    number,
    width: level.width * scale,
    height: level.height * scale,
    words: [...words, ...wordsOfTicks(ticks, usual, scale, number)],
    marks: marksOfScan(findRules(level, readingDpi), squares, scale, number),
  }
  const placeInFile = (box: Box): Box => {
    const middle = tiltedPlace(
      (box.x + box.width / 2) / scale,
      (box.y + box.height / 2) / scale,
      tilt,
      level.width,
      level.height,
    )
    const [width, height] = [box.width / scale / drawn.scale, box.height / scale / drawn.scale]
    const place = {
      page: box.page,
      x: middle.x / drawn.scale - width / 2,
      y: middle.y / drawn.scale - height / 2,
      width,
      height,
    }
    // Who draws the place turns the page by its text, where the place does not say.
    return turn === direction ? place : { ...place, turn }
  }
  return { page, fileNumber: number, isRecognised: true, turn, placeInFile }
}
