/**
 * Months whose code is the colour of their cell, in prints with a key to the colours: a square of each beside the words for
 * what it stands for. Without such a key no colour means anything here.
 */
import { linesOf } from '../read/lines.ts'
import { type Box, type Line, lostSign, type Mark, type Page, type Word } from '../read/positioned-text.ts'
import { bureaus, type HistoryCode } from './credit-report.ts'
import { isGreen } from './labelled/account-months.ts'
import { codeInWords } from './labelled/code-meanings.ts'
import { textOf } from './printed-values.ts'
import { bureauNamed } from './three-bureau/bureau-columns.ts'

/** What a colour stands for; null where the key says something that is no one code ('Collection / Charge-off'). */
type ColourKey = ReadonlyMap<string, HistoryCode | null>

/** Every key says what is late. */
const saysLate = /^(late|past|atraso|mora)$/i
/** A square of a key or a cell, in points. */
const smallest = 3
const largest = { width: 40, height: 20 }
/** The square beside its words is about as wide as high. */
const mostStretched = 1.7
const largestCheck = 14
/** So many meanings in a row make it one of a key; what stands beside one square may be an icon's word. */
const fewestInRow = 2
const fewestInKey = 3
/** A colour so far from grey says something; a cell in white or grey is one without data. */
const leastChroma = 50

/**
 * The coloured cells of each page as words: what the key says of the colour, or a lost sign where it says nothing that is one code.
 * Empty where the file has no key to colours. A cell in black or grey is one only where it is as square as those of the key: rules and
 * strokes of letters are drawn in them too.
 */
export function colouredCells(pages: readonly Page[]): ReadonlyMap<Page, Word[]> {
  const key = keyIn(pages)
  if (key.size < fewestInKey) return new Map()
  return new Map(
    pages.map((page) => [
      page,
      shapesOf(page.marks).flatMap(({ colour, box }) => {
        const code = key.get(colour)
        if (chromaOf(colour) < leastChroma && (code === undefined || !isSquare(box))) return []
        return [asWord(code ?? lostSign, box)]
      }),
    ]),
  )
}

/**
 * Drawn cells of a file of several bureaus that has no key to colours: a check where one is green, which no print draws for what is not
 * on time, and else a lost sign. Small, and about as wide as high.
 */
export function cellsWithoutKey(pages: readonly Page[]): ReadonlyMap<Page, Word[]> {
  const cells = pages.flatMap((page): [Page, Word[]][] => {
    const named = new Set(page.words.map(({ text }) => bureauNamed(text)))
    if (bureaus.some((bureau) => !named.has(bureau))) return []
    const drawn = shapesOf(page.marks).filter(
      ({ colour, box }) => chromaOf(colour) >= leastChroma && isSquare(box) && box.height <= largestCheck,
    )
    const words = drawn.map(({ colour, box }) => asWord(isGreen(colour) ? check : lostSign, box))
    return words.length === 0 ? [] : [[page, words]]
  })
  return new Map(cells)
}

const check = '\u2713'
const asWord = (text: string, box: Box): Word => ({
  text,
  box,
  size: box.height,
  bold: false,
  isDrawn: true,
})

function keyIn(pages: readonly Page[]): ColourKey {
  const key = new Map<string, HistoryCode | null>()
  for (const page of pages) {
    const shapes = shapesOf(page.marks).filter(({ box }) => isSquare(box))
    if (shapes.length < fewestInRow || !page.words.some(({ text }) => saysLate.test(text))) continue
    for (const line of linesOf(page)) {
      const said = meaningsIn(line, shapes)
      if (said.filter(({ code }) => code !== null).length < fewestInRow) continue
      for (const { colour, code } of said)
        key.set(colour, key.has(colour) && key.get(colour) !== code ? null : code)
    }
  }
  return key
}

/** 'Paid on time   1 month late (30)', each behind its square. */
function meaningsIn(
  { words, box }: Line,
  shapes: readonly Shape[],
): { colour: string; code: HistoryCode | null }[] {
  const inRow = shapes
    .filter((shape) => shape.box.page === box.page && Math.abs(middle(shape.box) - middle(box)) < box.height)
    .sort((a, b) => a.box.x - b.box.x)
  return inRow.flatMap((shape, at) => {
    const [from, to] = [rightOf(shape.box), inRow[at + 1]?.box.x ?? Number.POSITIVE_INFINITY]
    const own = words.filter((word) => word.box.x >= from - 1 && word.box.x < to - 1)
    const [first] = own
    const isBeside = first !== undefined && first.box.x - from < 2 * first.size
    return isBeside ? [{ colour: shape.colour, code: codeIn(textOf(own)) }] : []
  })
}

/** '1 month late (30)': the days stand behind. */
const withDays = /^\d months? (?:late|past due) \((30|60|90|120|150|180)\)$/i

/** '30 to 60 days late' is one of two codes, '30-59 days late' is one. */
const range = /^(\d{2,3}) ?(?:to|-|\u2013) ?(\d{2,3}) /
const daysOfCode = 30

function codeIn(words: string): HistoryCode | null {
  const [, from, to] = range.exec(words) ?? []
  if (Number(to) - Number(from) >= daysOfCode) return null
  const days = withDays.exec(words)?.[1]
  return codeInWords(
    days === undefined ? words.replace(/^with (a )?collector$/i, 'collection') : `${days} days`,
  )
}

interface Shape {
  colour: string
  box: Box
}

/** Small filled shapes, one for each place: a cell may have a border drawn over it, in white or grey. */
function shapesOf(marks: readonly Mark[]): Shape[] {
  const byPlace = new Map<string, Shape>()
  for (const { colour, box } of marks) {
    if (colour === null || Math.min(box.width, box.height) < smallest) continue
    if (box.width > largest.width || box.height > largest.height) continue
    const place = [box.x + box.width / 2, middle(box)].map((at) => Math.round(at)).join(' ')
    const below = byPlace.get(place)
    if (below === undefined || chromaOf(colour) > chromaOf(below.colour)) byPlace.set(place, { colour, box })
  }
  return [...byPlace.values()]
}

const middle = (box: Box): number => box.y + box.height / 2
const rightOf = (box: Box): number => box.x + box.width

const isSquare = ({ width, height }: Box): boolean =>
  Math.max(width, height) / Math.min(width, height) < mostStretched

/** 0 for black, grey and white, 255 for a pure colour. */
function chromaOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  const primaries = [value >> 16, (value >> 8) & 255, value & 255]
  return Math.max(...primaries) - Math.min(...primaries)
}
