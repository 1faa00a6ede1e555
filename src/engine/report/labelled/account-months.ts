/** The codes of an account's months. */
import { boxAround, lineOf } from '../../read/lines.ts'
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryCode, UnreadLine } from '../credit-report.ts'
import { isYearsAcross, monthDown, monthHeadingOf, yearsOf } from '../month-heading.ts'
import { drawnCells } from '../month-table.ts'
import { parted } from '../parted.ts'
import { fullYear, monthNumber, unreadLine, unreadWords } from '../printed-values.ts'
import { codeInWords } from './code-meanings.ts'
import { type MonthsReading, readMonths, takeRating } from './month-ratings.ts'

/** What a layout says of its months. */
interface MonthsForm {
  codeOf(text: string): HistoryCode | null
  comesOnce?: RegExp
  areCellsText?: true
  isUnseen?: true
}

/** @param marks of the pages the account stands on: on time may be a drawing that is no text */
export function readAccountMonths(
  lines: readonly Line[],
  marks: readonly Mark[],
  form: MonthsForm,
): MonthsReading {
  const printed = lines.flatMap((line) => inlineMonths(line) ?? [])
  const cells = printed.slice(0, turnOf(printed))
  const table = lines.filter((line) => inlineMonths(line) === null)
  const rows = form.comesOnce === undefined ? table : table.slice(0, turningRow(table))
  const areDrawn =
    rows.some((line, at) => isYearsAcross(line, rows[at + 1])) ||
    (!form.isUnseen && form.areCellsText !== true && rows.some(isYearOfMonths))
  const reading = readMonths(areDrawn ? withTicks(rows, marks) : rows, form.codeOf, areDrawn)
  reading.unread.push(...table.slice(rows.length).flatMap(({ words }) => unreadWords(words)))
  reading.unread.push(...printed.slice(cells.length).flatMap(({ word }) => unreadWords([word])))
  if (form.isUnseen && cells.length === 0) reading.unread.push(...colouredMonths(rows, reading))
  for (const { month, word } of cells) takeRating({ month, words: [word] }, form.codeOf, reading)
  return { ...reading, history: reading.history.toSorted((a, b) => b.month.localeCompare(a.month)) }
}

/** The head of a grid whose years stand alone, for its cells are colours: it says nothing that is read. */
function colouredMonths(rows: readonly Line[], { history }: MonthsReading): UnreadLine[] {
  const areAlone = rows.some((line) => gridYear(line) !== null && line.words.length === 1)
  return history.length === 0 && areAlone ? rows.filter(isYearOfMonths).slice(0, 1).map(unreadLine) : []
}

/** Months run one way: where they turn, they are another account's, of which nothing else is left. */
function turnOf(cells: readonly { month: string }[]): number {
  const stepTo = (at: number) => Math.sign(cells[at]?.month.localeCompare(cells[at - 1]?.month ?? '') ?? 0)
  const turn = cells.findIndex((_, at) => at > 1 && stepTo(at) !== stepTo(1))
  return turn === -1 ? cells.length : turn
}

/** The row where the months of headings that print their years turn. */
function turningRow(rows: readonly Line[]): number {
  const months = rows.flatMap((line, row) =>
    (monthHeadingOf(line) ?? []).flatMap(({ number, year }) =>
      year === null ? [] : [{ month: `${year}-${String(number).padStart(2, '0')}`, row }],
    ),
  )
  return months[turnOf(months)]?.row ?? rows.length
}

const fullYears = /^(19|20)\d{2}$/

/** The month is 'YYYY-MM'. */
type InlineMonth = { month: string; word: Word }

/**
 * Months that print their code beside them, as TransUnion's own sites do: 'Jan 2024 OK  Dec 2023 30'; null when the row holds anything else.
 * @param years of what form: 'Jan 30 60' is elsewhere a month with the codes of two years
 */
export function inlineMonths({ words }: Line, years: RegExp = fullYears): InlineMonth[] | null {
  const months: InlineMonth[] = joinedMonths(words)
  if (months.length > 0) return months
  for (const [name, year, ...code] of parted(
    words,
    (_, before, open) => open.length > 2 && beginsMonth(words, before, years),
  )) {
    const number = monthNumber(name?.text ?? '')
    const word = codeOf(code)
    if (number === null || !years.test(year?.text ?? '') || word === null) return null
    months.push({ month: `${fullYear(year?.text)}-${String(number).padStart(2, '0')}`, word })
  }
  return months.length > 0 ? months : null
}

/** True where a month and its year follow the word. */
function beginsMonth(words: readonly Word[], before: Word, years: RegExp): boolean {
  const [name, year] = words.slice(words.indexOf(before) + 1)
  return monthNumber(name?.text ?? '') !== null && years.test(year?.text ?? '')
}

/** A sign of one word, or what it means in words. */
function codeOf(words: readonly Word[]): Word | null {
  const [word, ...others] = words
  const code = codeInWords(words.map(({ text }) => text).join(' '))
  if (word === undefined || (code === null && others.length > 0)) return null
  return code === null ? word : { ...word, text: code, box: boxAround(words) }
}

/** '2026 Oct:CO Sep:150': a year, and each month with its code; none where the row holds anything else. */
function joinedMonths([year, ...cells]: readonly Word[]): InlineMonth[] {
  const months = cells.flatMap((word) => {
    const [, name = '', code = ''] = /^(\p{L}{3,9}\.?)[:=](\S+)$/u.exec(word.text) ?? []
    const number = monthNumber(name)
    const month = `${year?.text.slice(0, 4)}-${String(number).padStart(2, '0')}`
    return number === null ? [] : [{ month, word: { ...word, text: code } }]
  })
  return /^(19|20)\d{2}:?$/.test(year?.text ?? '') && months.length === cells.length ? months : []
}

/** 'J F M …' or 'Jan Feb …'. */
const isYearOfMonths = (line: Line): boolean => monthHeadingOf(line)?.length === 12

const middle = (box: Box): number => box.y + box.height / 2

/** The year a grid row begins with, or null when the line is no grid row. */
export function gridYear(line: Line): string | null {
  const first = line.words[0]?.text ?? ''
  return /^(19|20)\d{2}$/.test(first) ? first : null
}

const isCheck = /^[\u2713\u2714\u2611\u2705]\ufe0f?$/

/** The rows of cells with a check for each month on time that is drawn: a drawing is no text, and has only its mark on the page. */
function withTicks(lines: readonly Line[], marks: readonly Mark[]): Line[] {
  const isRowOf = (line: Line) =>
    monthDown(line) !== null || (gridYear(line) !== null && (yearsOf(line)?.length ?? 1) < 2)
  // Where a check is text, or was recognised as one, what is drawn beside it stands for something else: '\u25a0' for no data.
  if (lines.some((line) => isRowOf(line) && line.words.some(({ text }) => isCheck.test(text))))
    return [...lines]
  return lines.map((line) => {
    const isRow = isRowOf(line)
    const ticks = isRow ? marks.filter((mark) => isTick(mark, line)) : []
    const [shaded, drawn] = [
      ticks.filter((tick) => isWide(tick, line)),
      ticks.filter((tick) => !isWide(tick, line)),
    ]
    const tick = () => '\u2713'
    const cells = [...drawnCells(line, drawn, tick), ...drawnCells(line, shaded, tick, 0)]
    return cells.length === 0 ? line : lineOf([...line.words, ...cells])
  })
}

/**
 * A drawing about as large as a letter in the row, in a tick's colour: not a rule, not a dash. Or a whole cell in green, in
 * prints that shade the months on time.
 */
function isTick(mark: Mark, line: Line): boolean {
  const { width, height } = mark.box
  const size = sizeIn(line)
  if (mark.box.page !== line.box.page || width < 0.3 * size || height < 0.3 * size) return false
  if (isWide(mark, line) && !(width <= widestCell * size && isGreen(mark.colour))) return false
  if (height > 1.7 * size || !isTickColour(mark.colour)) return false
  return Math.abs(middle(mark.box) - middle(line.box)) < 0.6 * line.box.height
}

const sizeIn = ({ words: [first] }: Line): number => first?.size ?? 8
const isWide = ({ box }: Mark, line: Line): boolean => box.width > 1.7 * sizeIn(line)

/** A shaded cell is so many letters wide at most: what is wider shades a row. */
const widestCell = 5

/** Green or nearly black. A grey shape stands for 'no data', a red one for what is not on time. */
export function isTickColour(colour: string | null): boolean {
  return colour === null || isGreen(colour) || Math.max(...primariesOf(colour)) < 80
}

export function isGreen(colour: string | null): boolean {
  if (colour === null) return false
  const [red, green, blue] = primariesOf(colour)
  return green >= blue && green - red >= 30
}

function primariesOf(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
