/** The payment histories of an account that three bureaus print side by side or below each other. */
import { lineOf } from '../../read/lines.ts'
import { type Line, lostSign, type Word } from '../../read/positioned-text.ts'
import type { Bureau, HistoryCode, HistoryMonth, UnreadLine, UnreadMonth } from '../credit-report.ts'
import { readMonths } from '../labelled/month-ratings.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { isNothing, textOf, unreadLine, unreadWords } from '../printed-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import { type StatedMonths, statedByBureau } from './stated-by-bureau.ts'

/** The payment history of every bureau: a row a bureau below one line of months, or a grid a bureau below its name. */
export interface BureauMonths {
  /** Newest first. */
  months: Map<Bureau, HistoryMonth[]>
  /** Those whose sign the file does not say. */
  signs: Map<Bureau, UnreadMonth[]>
  /** 'YYYY-MM' of those that have neither a code nor a dash: in some prints their cells are colours alone. */
  empty: Map<Bureau, string[]>
  unread: UnreadLine[]
}

/**
 * Says nothing: a dash, a dot, a drawing that is no mark, and the marks that stand for several things each: 'KD' (key
 * derogatory), 'RF' (repossession or foreclosure) and 'PP' (payment plan).
 */
const undetermined = /^([-\u2013\u2014\u25a0.\u00b7]+|KD|RF|PP)$/i

/** Rows of months above a row of as many years without a label ('26  26  25', '2026 …'), as one: '1/26  2/26'. */
function withYearsBelow(lines: readonly Line[]): Line[] {
  const years = ({ words }: Line) =>
    words.every(({ text }) => /^(['\u2019]?\d{2}|20\d{2})$/.test(text)) ? words : []
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    if (above !== undefined && isOf(above, years(line))) return []
    const own = below === undefined ? [] : years(below)
    if (!isOf(line, own)) return [line]
    const months = monthHeadingOf(line) ?? []
    const words = line.words.slice(-months.length)
    const text = (i: number) => `${months[i]?.number}/${own[i]?.text.slice(-2)}`
    return [lineOf(words.map((word, i) => ({ ...word, text: text(i) })))]
  })
}

/** 'TransUnion  NONE REPORTED'. */
const isNoneOf = (cell: Word | undefined): boolean => /^none$/i.test(cell?.text ?? '')

/** Rows of cells that each have their months in the row below ('Experian OK OK' above "Dec '25"), with these first. */
function withMonthsFirst(lines: readonly Line[]): readonly Line[] {
  const isCells = ({ words: [first, cell] }: Line) =>
    cell !== undefined && !isNoneOf(cell) && bureauNamed(first?.text ?? '') !== null
  const isMonths = (line: Line | undefined) => line !== undefined && monthHeadingOf(line) !== null
  const told = lines.filter((line) => isCells(line) || isMonths(line))
  const areBelow =
    told.length > 0 && told.every((line, at) => (at % 2 === 0 ? isCells(line) : isMonths(line)))
  if (!areBelow || told.length % 2 === 1) return lines
  return told.map((line, at) => told[at % 2 === 0 ? at + 1 : at - 1] ?? line)
}

/** 'OK OK 30': marks without a word before them, below months that stand below the name of a bureau. */
const isOfMarks = ({ words }: Line, codeOf: (text: string) => HistoryCode | null): boolean =>
  words.every(({ text }) => text === lostSign || codeOf(text) !== null)

/** True for a row of months without years that has one of these for each. */
function isOf(line: Line, years: readonly Word[]): boolean {
  const months = monthHeadingOf(line)
  return months !== null && months.length === years.length && months.every(({ year }) => year === null)
}

/** 'YYYY-MM' of a head; none of those without a year. */
const monthsOf = (head: Line): string[] =>
  (monthHeadingOf(head) ?? []).flatMap(({ number, year }) =>
    year === null ? [] : [`${year}-${String(number).padStart(2, '0')}`],
  )

/** The head of a grid stands where a later year than any would. */
const aboveYears = 9999

/**
 * @param lines of one account's history
 * @param codeOf the code of a mark as the layout's own key explains it; null for any other text
 */
export function readBureauMonths(
  lines: readonly Line[],
  codeOf: (text: string) => HistoryCode | null,
): BureauMonths {
  const { stated, rest: told } = statedByBureau(lines)
  const result: BureauMonths = { months: new Map(), signs: new Map(), empty: new Map(), unread: [] }
  for (const { bureau, cells } of stated) takeStated(bureau, cells, codeOf, result)
  const grids = new Map<Bureau, Line[]>()
  /** Heading rows that count for every bureau below them. */
  let heads: Line[] = []
  let open: { bureau: Bureau; last: number } | null = null
  /** Whose name stands alone above the heading row. */
  let above: Bureau | null = null
  /** Whose name stood alone last. */
  let alone: Bureau | null = null
  for (const line of withYearsBelow(withMonthsFirst(told))) {
    const [first, ...rest] = line.words
    const bureau = bureauNamed(first?.text ?? '')
    const isMonths = monthHeadingOf(line) !== null
    const isYear = /^years?:?$/i.test(first?.text ?? '')
    const year = Number(/^(19|20)\d{2}$/.exec(first?.text ?? '')?.[0])
    if (bureau !== null) {
      open = { bureau, last: Number.POSITIVE_INFINITY }
      alone = rest.length === 0 ? bureau : null
      if (alone !== null) result.empty.set(alone, heads.flatMap(monthsOf))
      const own =
        rest.length === 0 || isNoneOf(rest[0]) || isNothing(textOf(rest)) ? [] : [...heads, lineOf(rest)]
      grids.set(bureau, [...(grids.get(bureau) ?? []), ...own])
    } else if (isMonths !== isYear) {
      if (alone !== null) {
        // Its own head; what goes on below it is a further row of it.
        const before = open === null ? (result.empty.get(alone) ?? []) : []
        result.empty.set(alone, [...before, ...monthsOf(line)])
      }
      above = open !== null && grids.get(open.bureau)?.length === 0 ? open.bureau : null
      heads = open === null ? [...heads, line] : [line]
      open = null
    } else if (isMonths || !Number.isNaN(year)) {
      // Below one name stands one head, and rows from the newest year down: any other one is of a bureau whose name is lost.
      const own = isMonths ? aboveYears : year
      if (open !== null && own >= open.last) open = null
      if (open !== null) {
        open.last = own
        grids.get(open.bureau)?.push(line)
      } else if (!isMonths) result.unread.push(unreadLine(line))
    } else if (above !== null && isOfMarks(line, codeOf)) {
      grids.get(above)?.push(...heads, line)
      above = null
    }
  }
  for (const [bureau, grid] of grids) {
    if (grid.length > 0) result.empty.delete(bureau)
    const told = grid.flatMap((line) => {
      const marks = line.words.filter(({ text }) => !undetermined.test(text))
      return marks.length === 0 ? [] : [lineOf(marks)]
    })
    const { history, unread, unreadMonths = [] } = readMonths(told, codeOf)
    addSigns(result, bureau, unreadMonths)
    if (history.length > 0 || !result.months.has(bureau))
      result.months.set(
        bureau,
        history.toSorted((a, b) => b.month.localeCompare(a.month)),
      )
    result.unread.push(...unread)
  }
  return result
}

/** The head of months below which every bureau stands without a sign, for its cells are colours: it says nothing that is read. */
export function colouredMonths(lines: readonly Line[]): UnreadLine[] {
  const heads = lines.filter((line) => monthHeadingOf(line) !== null)
  const names = lines.filter((line) => !heads.includes(line))
  const isNamed = ({ words: [first, cell] }: Line) =>
    bureauNamed(first?.text ?? '') !== null && (cell === undefined || isNoneOf(cell))
  const areEmpty = names.every(isNamed) && names.some(({ words }) => words.length === 1)
  return areEmpty ? heads.slice(0, 1).map(unreadLine) : []
}

function addSigns({ signs }: BureauMonths, bureau: Bureau, unread: readonly UnreadMonth[]): void {
  const own = unread.filter(({ isSign }) => isSign)
  if (own.length > 0) signs.set(bureau, [...(signs.get(bureau) ?? []), ...own])
}

/** Signs that no key explains are one line that was not understood, however many they are. */
function takeStated(
  bureau: Bureau,
  cells: StatedMonths['cells'],
  codeOf: (text: string) => HistoryCode | null,
  result: BureauMonths,
): void {
  const isSign = ({ word }: StatedMonths['cells'][number]) => word.text === lostSign
  addSigns(
    result,
    bureau,
    cells.filter(isSign).map(({ month, word }) => ({ month, box: word.box, isSign: true })),
  )
  const unknown = cells.filter(
    (cell) => codeOf(cell.word.text) === null && !undetermined.test(cell.word.text) && !isSign(cell),
  )
  const known = cells.flatMap(({ month, word }) => {
    const code = undetermined.test(word.text) ? null : codeOf(word.text)
    return code === null ? [] : [{ month, code, box: word.box }]
  })
  result.months.set(bureau, [...(result.months.get(bureau) ?? []), ...known])
  result.unread.push(...unreadWords(unknown.map(({ word }) => word)))
}
