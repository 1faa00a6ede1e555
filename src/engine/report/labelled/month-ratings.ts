/** The table of months: ratings and, in some files, the figures of each month. */
import { boxAround, lineOf } from '../../read/lines.ts'
import { type Line, lostSign, type Word } from '../../read/positioned-text.ts'
import type { HistoryCode, HistoryMonth, MonthlyFigures, UnreadLine, UnreadMonth } from '../credit-report.ts'
import { type Figure, figureNames, type Measure, putFigure } from '../fields/month-figures.ts'
import { keyOf, labelAtStart, labelKeys } from '../label-keys.ts'
import { monthDown, monthHeadingOf, withoutTotal } from '../month-heading.ts'
import { type MonthCell, readMonthTable } from '../month-table.ts'
import { isNothing, parseMoney, unreadWords } from '../printed-values.ts'
import { isBlank } from './running-text.ts'

const figures: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(figureNames).flatMap(([name, figure]) =>
    figure === 'not kept' ? [] : [[keyOf(name), figure]],
  ),
)

/** What a cell may print above its value, where each cell says for itself what it is. */
const cellNames = [...Object.keys(figures), 'rating', 'remarks']
const cellLabels = labelKeys(cellNames)
const rowOfLabels = new RegExp(`^(${cellNames.join('|')})+$`)

/** 'Rating   Rating   Rating': the first row of cells that repeat their label in each month. */
export function isRowOfLabels({ words }: Line): boolean {
  if (!cellLabels.isBeginning(keyOf(words[0]?.text ?? ''))) return false
  if (words.some(({ text }) => text === lostSign)) return false
  return rowOfLabels.test(words.map(({ text }) => keyOf(text)).join(''))
}

/** 'Rating OK   Rating 30', or the only cell of a short last row: each label with its value right behind it. */
export function isRowOfOwnCells({ words }: Line): boolean {
  const [first] = words
  if (first === undefined || !cellLabels.isBeginning(keyOf(first.text))) return false
  const values: number[] = []
  let label: string | null = null
  for (let at = 0; at < words.length; ) {
    const own = labelAtStart(words.slice(at, at + 4), cellLabels)
    if (own !== null && label !== null && own.label !== label) return false
    if (own === null && label === null) return false
    label ??= own?.label ?? null
    if (own !== null) values.push(0)
    else values.push((values.pop() ?? 0) + 1)
    at += Math.max(1, own?.count ?? 1)
  }
  return values.every((count) => count === 1) && (values.length > 1 || label === 'rating')
}

/** The rows with each label of figures on one row that a narrow column broke: 'Scheduled  $25  $25' above 'Payment'. */
export function withWholeFigures(lines: readonly Line[]): Line[] {
  const whole = lines.map((line, at) => wholeFigure(line, lines[at + 1]))
  return lines.flatMap((line, at) => (whole[at - 1] ? [] : [whole[at] ?? line]))
}

function wholeFigure({ words }: Line, below: Line | undefined): Line | null {
  const from = words.findIndex(({ text }) => isBlank(text) || parseMoney(text) !== null)
  const [first, ...others] = words.slice(0, from)
  if (below === undefined || first === undefined) return null
  if (Math.abs(first.box.x - below.box.x) > 2 || below.words.length > 2) return null
  const label = [first, ...others, ...below.words]
  const isWhole = cellLabels.get(keyOf(label.map(({ text }) => text).join(''))) !== undefined
  const isCells = words.slice(from).every(({ text }) => isBlank(text) || parseMoney(text) !== null)
  return isWhole && isCells ? { ...lineOf(words), words: [...label, ...words.slice(from)] } : null
}

export interface MonthsReading {
  /** In the order printed: newest month first. */
  history: HistoryMonth[]
  figures: MonthlyFigures[]
  unread: UnreadLine[]
  /** Of recognised cells alone: what a file spells and a layout does not explain is no month that was misread. */
  unreadMonths?: UnreadMonth[]
}

type CodeOf = (text: string) => HistoryCode | null

/**
 * @param codeOf the code of a cell; null for text that the layout does not explain
 * @param mayRepeat true where a month that comes again with another code is kept twice: the proof then says that it did
 */
export function readMonths(lines: readonly Line[], codeOf: CodeOf, mayRepeat = false): MonthsReading {
  const table = readMonthTable(lines.flatMap(rowOfMonths), leadOf)
  const haveLabels = lines.some((line) => isRowOfLabels(line) || isRowOfOwnCells(line))
  const { cells, others } = haveLabels ? byOwnLabels(table.cells) : { ...table, others: [] }
  const notRead = cellsNotRead(lines, codeOf)
  const stray = mayRepeat ? table.stray : table.stray.flat().map((word) => [word])
  const unread = [...stray, ...others].flatMap(unreadWords)
  const reading: MonthsReading = { history: [], figures: [], unread }
  for (const cell of cells) {
    const key = keyOf(cell.label)
    if (cell.words.some((word) => notRead.has(word))) leaveUnread(cell, reading)
    else if (key === '' || key === 'rating' || key === 'paystatus')
      takeRating(cell, codeOf, reading, mayRepeat)
    else if (key !== 'remarks') takeFigure(cell, figures[key] ?? null, reading)
  }
  return reading
}

/** 'Rating  OK  OK': the label may stand right before the first cell, below the month of that. */
function leadOf(line: Line): number {
  if (isRowOfLabels(line) || isRowOfOwnCells(line)) return 0
  return labelAtStart(line.words, cellLabels)?.count ?? 0
}

/** Nothing where the number of months stands alone. */
function rowOfMonths(line: Line): Line[] {
  const words = withoutTotal(line.words)
  return words.length === 0 ? [] : [words === line.words ? line : lineOf(words)]
}

/** The cells of months that print a label above each value, in one row or two ('Scheduled Paymen' + 't'). */
function byOwnLabels(cells: readonly MonthCell[]): { cells: MonthCell[]; others: Word[][] } {
  const months = new Map<string, Word[]>()
  // A label at the left of the months is that of their whole row: 'Rating OK' below the only month of a short last row.
  const own: MonthCell[] = cells.filter(({ label }) => label !== '')
  for (const { month, words } of cells.filter(({ label }) => label === '')) {
    const of = months.get(month) ?? []
    of.push(...words)
    months.set(month, of)
  }
  const others: Word[][] = []
  for (const [month, words] of months) {
    const seen = new Set<string>([''])
    let open: Word[] = []
    others.push(open)
    for (let at = 0; at < words.length; ) {
      const { label, count } = labelAtStart(words.slice(at, at + 4), cellLabels) ?? { label: '', count: 0 }
      // A label stands once in a month: where it comes again, the cells are those of a month whose heading was lost.
      if (seen.has(label) && count > 0) {
        others.push(words.slice(at))
        break
      }
      if (count > 0) {
        open = []
        own.push({ month, label, words: open })
      } else open.push(...words.slice(at, at + 1))
      seen.add(label)
      at += Math.max(1, count)
    }
  }
  return { cells: own.filter(({ words }) => words.length > 0), others }
}

/** A cell that was not read has no code: its month is told, and is none. */
function leaveUnread({ month, words }: Omit<MonthCell, 'label'>, reading: MonthsReading): void {
  reading.unreadMonths ??= []
  reading.unreadMonths.push({ month, box: boxAround(words) })
  reading.unread.push(...unreadWords(words))
}

/** Two codes for one month: which is right is not for a reader to say, but for the proof where they are kept. */
export function takeRating(
  { month, words }: Omit<MonthCell, 'label'>,
  codeOf: CodeOf,
  reading: MonthsReading,
  mayRepeat = false,
): void {
  const text = words.map((word) => word.text).join('')
  if (text.includes(lostSign)) {
    reading.unreadMonths ??= []
    reading.unreadMonths.push({ month, box: boxAround(words), isSign: true })
    return
  }
  const code = codeOf(text)
  if (code === null && isBlank(text)) return
  const known = reading.history.find((each) => each.month === month)
  const isOther = known !== undefined && known.code !== code
  if (code === null || (isOther && !mayRepeat)) reading.unread.push(...unreadWords(words))
  else if (known === undefined || isOther) reading.history.push({ month, code, box: boxAround(words) })
}

/** '30' without a dollar sign may be a code of a payment history whose heading was lost. */
const code = /^(30|60|90|120|150|180)$/

/** @param figure what the cell is a figure of; null where nothing says it */
export function takeFigure(
  cell: Pick<MonthCell, 'month' | 'words'>,
  figure: Measure | null,
  reading: Pick<MonthsReading, 'figures' | 'unread'>,
): void {
  const text = cell.words.map((word) => word.text.replace(/[><]/g, '')).join('')
  if (figure === 'not kept' || (figure !== null && isNothing(text))) return
  const amount = code.test(text) ? null : parseMoney(text)
  if (figure === null || !putFigure(reading.figures, cell, figure, amount))
    reading.unread.push(...unreadWords(cell.words))
}

/** Of a row of a recognised history in which some ratings were misread so many cells of a row must be ratings before any of them is taken. */
const mostlyRead = 2 / 3
const fewestCells = 6
/** So many where each month above has its cell: the last row of a history is short. */
const fewestOfAll = 3
const longestMisread = 5
/** Amounts, and the year of a row that says it itself: such rows have readers of their own. */
const notOfRatings = /^\$|^(?:19|20)\d{2}$/
/** Among so many cells one may be misread as such: '$0' of a 'C'. */
const cellsOfOne = 20
/** What recognition, or the form of a rating, is no surer of may beside misread cells be another rating. */
const unsure = 0.75

/** What a file spells itself is never misread: there a row with a word that is no rating is another row. */
export function isMisreadRow(line: Line, above: Line | undefined, codeOf: CodeOf): boolean {
  const words = cellsOf(line)
  const months = above === undefined ? 0 : (monthHeadingOf(above)?.length ?? 0)
  const fewest = Math.max(fewestOfAll, Math.min(fewestCells, months))
  if ((months < 2 && words.length === line.words.length) || words.length < fewest) return false
  if (words.some(({ confidence }) => confidence === undefined)) return false
  const misread = misreadIn(words, codeOf)
  const others = words.filter(({ text }) => notOfRatings.test(text)).length
  const isOfRatings = words.some(({ text }) => codeOf(text) !== null) && others * cellsOfOne <= words.length
  return isOfRatings && misread.length > 0 && words.every(({ text }) => text.length <= longestMisread)
}

/** Without the month that a row below a row of years begins with. */
const cellsOf = (line: Line): readonly Word[] => (monthDown(line) === null ? line.words : line.words.slice(1))

const misreadIn = (words: readonly Word[], codeOf: CodeOf): Word[] =>
  words.filter(({ text }) => codeOf(text) === null && !isBlank(text))

/** The cells of such rows that were not read, or not surely; all of a row in which too many were misread. */
function cellsNotRead(lines: readonly Line[], codeOf: CodeOf): ReadonlySet<Word> {
  const rows = lines.filter((line, at) => isMisreadRow(line, lines[at - 1], codeOf))
  return new Set(
    rows.flatMap((row) => {
      const words = cellsOf(row)
      const misread = misreadIn(words, codeOf)
      return misread.length > (1 - mostlyRead) * words.length
        ? words
        : words.filter((word) => misread.includes(word) || (word.confidence ?? 0) <= unsure)
    }),
  )
}
