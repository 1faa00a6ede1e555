/** What character recognition made of a file, as plain data: a file is recognised once, however often it is read. */
import { boxAround, linesOf } from '../read/lines.ts'
import type { PlacedLine } from '../read/page-lines.ts'
import { asPlaced, type PlacedPage } from '../read/placed-page.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import { withWordsJoined } from '../read/touching-words.ts'
import { isWithin } from './boxes-in.ts'
import type { Pointing } from './hints/hints.ts'

export interface RecognisedFile {
  pages: RecognisedPage[]
  /** Numbers of pages that were given up. */
  notRead: number[]
  pageCount: number
}

export interface RecognisedPage {
  page: Page
  /** Number of the file's page, from 1. */
  fileNumber: number
  /** Where its places are in the file; null for a page that the file itself spells: there they are the same. */
  places: PlaceGrid | null
}

/** Points of the page in even steps, row by row, each as x and y in the file; between them places lie evenly. */
interface PlaceGrid {
  points: number[]
  turn?: number
}

/** Steps across and down a page: between two of them even a bent sheet is straight. */
const steps = 8

export function asRecognised(placed: readonly PlacedPage[]): RecognisedPage[] {
  return placed.map((each) => ({
    page: each.page,
    fileNumber: each.fileNumber,
    places: each.isRecognised ? gridOf(each) : null,
  }))
}

function gridOf({ page, placeInFile }: PlacedPage): PlaceGrid {
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, at) =>
    placeInFile({
      page: page.number,
      x: (page.width * (at % (steps + 1))) / steps,
      y: (page.height * Math.floor(at / (steps + 1))) / steps,
      width: 0,
      height: 0,
    }),
  )
  const turn = places[0]?.turn
  return { points: places.flatMap(({ x, y }) => [x, y]), ...(turn === undefined ? {} : { turn }) }
}

/** The page to be read again. */
export function placedOf({ page, fileNumber, places }: RecognisedPage): PlacedPage {
  if (places === null) return { ...asPlaced(page), fileNumber }
  const { turn } = places
  return {
    page,
    fileNumber,
    isRecognised: true,
    placeInFile: ({ x, y, width, height }) => {
      const corners = [x, x + width].flatMap((left) =>
        [y, y + height].map((top) => ({ box: pointIn(places, page, fileNumber, left, top) })),
      )
      const place = boxAround(corners)
      return turn === undefined ? place : { ...place, turn }
    },
  }
}

/** A point of the page where the file shows it, as a box without a size. */
function pointIn({ points }: PlaceGrid, page: Page, number: number, x: number, y: number): Box {
  const across = within((x / page.width) * steps)
  const down = within((y / page.height) * steps)
  const [column, row] = [Math.min(Math.floor(across), steps - 1), Math.min(Math.floor(down), steps - 1)]
  const at = (dx: number, dy: number, axis: number) =>
    points[2 * ((row + dy) * (steps + 1) + column + dx) + axis] ?? 0
  const between = (axis: number) => {
    const [right, lower] = [across - column, down - row]
    const top = at(0, 0, axis) * (1 - right) + at(1, 0, axis) * right
    const bottom = at(0, 1, axis) * (1 - right) + at(1, 1, axis) * right
    return top * (1 - lower) + bottom * lower
  }
  return { page: number, x: between(0), y: between(1), width: 0, height: 0 }
}

const within = (step: number): number => Math.max(0, Math.min(step, steps))

/** The lines of one page of the file, where the file shows them; of two pages on one sheet one after the other. */
export function recognisedLines({ pages }: RecognisedFile, number: number): PlacedLine[] {
  return pages
    .filter(({ fileNumber }) => fileNumber === number)
    .flatMap((each) => {
      const { page, placeInFile } = placedOf(each)
      return linesOf(withWordsJoined(page)).map(({ text, box, words }) => ({
        text,
        box: placeInFile(box),
        words: words.map((word) => ({ text: word.text, box: placeInFile(word.box) })),
      }))
    })
}

/** The pages with what was said of places of the file beside the words that stand there. */
export function withPlacedPointings(pages: PlacedPage[], pointings: readonly Pointing[]): PlacedPage[] {
  return pages.map((placed) => {
    const { page, fileNumber, placeInFile } = placed
    const notes = pointings
      .filter(({ box }) => box.page === fileNumber)
      .flatMap(({ box, words, meaning, bureau }) => {
        const own = page.words.filter((word) => isWithin(placeInFile(word.box), box, rounding))
        return own.length === 0 ? [] : [{ box: boxAround(own), words, about: { meaning, bureau } }]
      })
    return notes.length === 0 ? placed : { ...placed, page: { ...page, notes } }
  })
}

/** A hair's breadth is the rounding of a place. */
const rounding = 0.5
