/** Cells of a payment history that were not read, or read as something else: the same print stands in many others of the page. */
import type { Raster } from '../../read/render-region.ts'
import { wordsInRows } from '../months/words-in-rows.ts'
import type { Place } from '../picture/mask-signs.ts'
import { bestNear, centreOf, type Mark, type Pattern, patternOf } from '../picture/mean-picture.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { monthCells } from './printed-forms.ts'

/** So many cells that were read alike, and so surely, say how a rating looks. */
const fewest = 3
const sure = 70
/** What was read in so many cells is not looked at again in each of them. */
const many = 8
/** How alike a cell is to the mean picture of its rating: 0.87 and more, '60' to 'CO' 0.48. */
const alike = 0.83
/** And so much less to any other one's. */
const clearly = 0.06
/** Pixels by which a cell may stand beside where its column and row are. */
const aside = 3
/** A row of a history; columns of the rows right above and below are its own, too. */
const fewestInRow = 4
const nextRows = 3
/** What the picture says was not read there, or was read as another rating: nobody may take it for certain. */
const disputed = 50
/** It was read as nothing that a history says. */
const settledByPicture = 75
const rating = /^(?:OK|30|60|90|120|150|180|C\/?O|COL|CLS|N\/?R|ND|VS|RPO?|FC?|BK?|[CXLT])$/

interface Rating {
  text: string
  pattern: Pattern
}

/**
 * The words with cells of a payment history as they look: where a cell is much more alike to one rating of the page than to any other, it is that
 * rating, whatever it was read as. '60' among charge-offs is a 'CO' that accuses. Never sure.
 * @param picture the gray raster that was read
 */
export function withAlikeCells(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  const cells = [...monthCells(words)]
  const counts = new Map<string, RecognisedWord[]>()
  for (const cell of cells)
    if (cell.confidence >= sure) counts.set(cell.text, [...(counts.get(cell.text) ?? []), cell])
  const ratings = [...counts].flatMap(([text, own]): Rating[] =>
    own.length < fewest ? [] : [{ text, pattern: meanOf(own, picture) }],
  )
  const changed = new Map<RecognisedWord, RecognisedWord>()
  for (const cell of cells) {
    if ((counts.get(cell.text)?.length ?? 0) >= many) continue
    const seen = ratingAt(inColumn(cell, cells), ratings, picture)
    if (seen === null || seen.text === cell.text) continue
    const most = rating.test(cell.text) ? disputed : settledByPicture
    changed.set(cell, { ...cell, text: seen.text, confidence: Math.min(cell.confidence, most) })
  }
  const added = lostCells(cells, words).flatMap(({ at, like }) => {
    const seen = ratingAt(at, ratings, picture)
    return seen === null ? [] : [cellOf(seen, like)]
  })
  return [...words.map((word) => changed.get(word) ?? word), ...added]
}

function meanOf(cells: readonly RecognisedWord[], picture: Raster): Pattern {
  const middle = (sizes: number[]) => sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  const width = middle(cells.map(({ left, right }) => right - left))
  const height = middle(cells.map(({ top, bottom }) => bottom - top))
  return patternOf(picture, cells.map(centreOf), width, height)
}

/** Where a cell stands by the cells above and below it: of a 'CO' that was read as 'C' the middle is that of the letter. */
function inColumn(cell: RecognisedWord, cells: readonly RecognisedWord[]): Mark {
  const own = centreOf(cell)
  const height = cell.lineHeight || cell.bottom - cell.top
  const near = cells
    .filter((other) => Math.abs(other.baseline - cell.baseline) < nextRows * height)
    .map((other) => centreOf(other).x)
    .filter((x) => Math.abs(x - own.x) < height / 2)
    .sort((a, b) => a - b)
  return { ...own, x: near[Math.floor(near.length / 2)] ?? own.x }
}

function ratingAt(at: Mark, ratings: readonly Rating[], picture: Raster) {
  const [first, second] = ratings
    .map(({ text, pattern }) => ({ text, pattern, ...bestNear(picture, pattern, at, aside, aside) }))
    .sort((a, b) => b.likeness - a.likeness)
  if (first === undefined || first.likeness < alike) return null
  return first.likeness - (second?.likeness ?? -1) < clearly ? null : first
}

/** Places of a row at which rows right above or below it have a cell and it has nothing; each with a cell of its row. */
function lostCells(
  cells: readonly RecognisedWord[],
  words: readonly RecognisedWord[],
): { at: Mark; like: RecognisedWord }[] {
  const rows = wordsInRows(cells).filter((row) => row.length >= fewestInRow)
  return rows.flatMap((row) => {
    const [like] = row
    if (like === undefined) return []
    const height = like.lineHeight || like.bottom - like.top
    const near = rows.filter(
      ([other]) => other !== undefined && Math.abs(other.baseline - like.baseline) < nextRows * height,
    )
    const columns = near.flat().map(centreOf)
    const y = centreOf(like).y
    const isTaken = ({ x }: Mark) =>
      words.some(
        (word) =>
          word.left - height / 2 < x && word.right + height / 2 > x && word.top < y && word.bottom > y,
      )
    const lost: Mark[] = []
    for (const { x } of columns) {
      if (isTaken({ x, y }) || lost.some((other) => Math.abs(other.x - x) < height)) continue
      const beside = row.reduce((best, each) =>
        Math.abs(centreOf(each).x - x) < Math.abs(centreOf(best).x - x) ? each : best,
      )
      lost.push({ x, y: centreOf(beside).y })
    }
    return lost.map((at) => ({ at, like }))
  })
}

function cellOf({ text, pattern, x, y }: Rating & Mark, like: RecognisedWord): RecognisedWord {
  const place: Place = {
    left: Math.round(x - pattern.width / 2),
    right: Math.round(x + pattern.width / 2),
    top: Math.round(y - pattern.height / 2),
    bottom: Math.round(y + pattern.height / 2),
  }
  return { ...like, ...place, text, confidence: disputed }
}
