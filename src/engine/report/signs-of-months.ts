/**
 * Signs that the file does not say, in payment histories: there each stands for a month, and is told as one that was not read.
 * Elsewhere such a sign is an icon or a bullet. None is taken for what a legend says beside one: it is the box of a font for
 * whatever that lacks, and stands for any sign alike.
 */
import { lineOf } from '../read/lines.ts'
import { type Line, lostSign, type Page, type Word } from '../read/positioned-text.ts'
import { cellsWithoutKey, colouredCells } from './colours-of-months.ts'
import { inlineMonths } from './labelled/account-months.ts'
import { isRowOfLabels, isRowOfOwnCells } from './labelled/month-ratings.ts'
import { edgesOf, isYearsAcross, monthHeadingOf, yearsOf } from './month-heading.ts'
import { monthNumber } from './printed-values.ts'
import { linesWithoutRunning } from './running-lines.ts'
import { bureauNamed } from './three-bureau/bureau-columns.ts'
import { goesOnStated, statedIn } from './three-bureau/stated-by-bureau.ts'

interface Edges {
  left: number
  right: number
}

/** Where the months of a table stand, with half a column at either side. */
interface Band extends Edges {
  columns: readonly Edges[]
  pitch: number
}

/** Fewer months among other words may be dates. */
const fewestAmongOthers = 6
/** A month alone is as wide as this at least, in points. */
const leastPitch = 12

const isSign = ({ text }: Word): boolean => text === lostSign
const middleOf = ({ left, right }: Edges): number => (left + right) / 2

/**
 * The pages with the signs of their months as words, and without all others; the same ones where no page has any. A cell in a
 * colour that the file has a key to is its code.
 */
export function withSignsOfMonths(pages: Page[]): Page[] {
  const coloured = colouredCells(pages)
  const isKeyed = coloured.size > 0
  const drawn = isKeyed ? coloured : cellsWithoutKey(pages)
  if (drawn.size === 0 && pages.every(({ signs }) => signs === undefined)) return pages
  const codes = new Map<Word, string>()
  const signsOf = new Map(
    pages.map((page) => {
      const cells = (drawn.get(page) ?? []).map((word): Word => {
        const sign = { ...word, text: lostSign }
        codes.set(sign, word.text)
        return sign
      })
      return [page, [...(page.signs ?? []), ...cells]]
    }),
  )
  const own = new Set<Word>()
  let bands: Band[] = []
  let isBelow = false
  const all = pages.map((page) => ({ ...page, words: [...page.words, ...(signsOf.get(page) ?? [])] }))
  const lines = linesWithoutRunning(all)
  for (const [at, line] of lines.entries()) {
    const heads = bandsIn(line, lines[at + 1])
    const isHead = heads.length > 0
    if (isHead) bands = heads
    const months = isOfInlineMonths(line)
      ? line.words.filter(isSign)
      : isHead
        ? []
        : signsIn(line, bands, isBelow)
    // Without a key a drawing is a cell in the row of a bureau alone: other prints have readers of their own for their checks.
    const mayBeDrawn = isKeyed || bureauNamed(line.words[0]?.text ?? '') !== null
    for (const sign of months) if (mayBeDrawn || !codes.has(sign)) own.add(sign)
    // What stands beside a table does not end it.
    isBelow = isHead || isOfLabels(line) || (isBelow && bands.every((band) => areCells(within(line, band))))
  }
  // Green says 'on time' where it is the only colour; among others nothing but their key says what each of them means.
  const isKnown = isKeyed || ![...own].some((sign) => codes.get(sign) === lostSign)
  const said = (sign: Word) => (isKnown ? (codes.get(sign) ?? lostSign) : lostSign)
  return pages.map((page) => {
    const { signs: _, ...plain } = page
    const months = (signsOf.get(page) ?? []).filter((sign) => own.has(sign))
    if (months.length === 0) return plain
    return {
      ...plain,
      words: [...page.words, ...months.map((sign) => ({ ...sign, text: said(sign) }))],
    }
  })
}

const isOfLabels = (line: Line): boolean => isRowOfLabels(line) || isRowOfOwnCells(line)

/** 'Jan 2026 \ufffd  Dec 2025 \ufffd': each month with its sign behind it, or behind the name of a bureau. */
const isOfInlineMonths = (line: Line): boolean =>
  inlineMonths(line) !== null || goesOnStated(line) || statedIn(line) !== null

/** The tables that the line is the head of: its months alone, years above months down, or runs of many months among other words. */
function bandsIn(line: Line, next: Line | undefined): Band[] {
  const words = line.words.filter((word) => !isSign(word))
  if (words.length === 0) return []
  if (isYearsAcross(line, next)) return [bandOf((yearsOf(line) ?? []).map(edgesOf))]
  const whole = monthHeadingOf(lineOf(words))
  if (whole !== null) return [bandOf(whole)]
  const found: Band[] = []
  for (let from = 0; from + fewestAmongOthers <= words.length; from += 1) {
    const run = longestRun(words.slice(from))
    if (run === null) continue
    found.push(bandOf(run.columns))
    from += run.count - 1
  }
  return found
}

function longestRun(words: readonly Word[]): { columns: Edges[]; count: number } | null {
  const [first] = words
  if (first === undefined || (first.text.length > 1 && monthNumber(first.text) === null)) return null
  for (let count = words.length; count >= fewestAmongOthers; count -= 1) {
    const columns = monthHeadingOf(lineOf(words.slice(0, count)))
    if (columns !== null && columns.length >= fewestAmongOthers) return { columns, count }
  }
  return null
}

function bandOf(columns: readonly Edges[]): Band {
  const steps = columns.slice(1).map((column, at) => middleOf(column) - middleOf(columns[at] ?? column))
  const widths = columns.map(({ left, right }) => right - left)
  const pitch = steps.length > 0 ? Math.min(...steps) : Math.max(leastPitch, ...widths)
  const [left, right] = [
    Math.min(...columns.map((each) => each.left)),
    Math.max(...columns.map((each) => each.right)),
  ]
  return { columns, pitch, left: left - pitch / 2, right: right + pitch / 2 }
}

const within = ({ words }: Line, { left, right }: Band): Word[] =>
  words.filter((word) => {
    const middle = middleOf(edgesOf(word))
    return middle >= left && middle <= right
  })

/** The signs in a row of the tables; none where a word stands in one, or where nothing says that the row is theirs. */
function signsIn(line: Line, bands: readonly Band[], isBelow: boolean): Word[] {
  return bands.flatMap((band) => {
    const before = line.words.findLast((word) => middleOf(edgesOf(word)) < band.left)
    if (!isBelow && !beginsRow(before)) return []
    const cells = within(line, band)
    const signs = cells.filter(isSign)
    const areMonths = areCells(cells) && signs.every((sign) => isIn(sign, band))
    return areMonths
      ? signs.filter((sign) => !cells.some((cell) => cell !== sign && isTogether(cell, sign, band)))
      : []
  })
}

const beginsRow = (word: Word | undefined): boolean =>
  word !== undefined && (/^(19|20)\d{2}$/.test(word.text) || monthNumber(word.text) !== null)
/** Codes, amounts and years: 'C/O', '$1,283', '(120)'; the shortest name has more letters. */
const shortCell = /^(?:[A-Z/><]{1,3}|[^\p{L}]{1,8})$/u

const areCells = (words: readonly Word[]): boolean =>
  words.every((word) => isSign(word) || shortCell.test(word.text))

function isIn(sign: Word, { columns, pitch }: Band): boolean {
  const { left, right } = edgesOf(sign)
  return columns.some((column) => {
    const distances = [column.left - left, column.right - right, middleOf(column) - (left + right) / 2]
    return distances.some((distance) => Math.abs(distance) < 0.6 * pitch)
  })
}

/** Two in one column are no two months: one of them is an icon beside the other. */
const isTogether = (cell: Word, sign: Word, { pitch }: Band): boolean =>
  Math.abs(middleOf(edgesOf(cell)) - middleOf(edgesOf(sign))) < 0.5 * pitch
