/** Balance history as lines of text: 'Jan 2020: $412 / 01/05/2020 / $35 / $40', one or several a row. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { figureNames, figuresOf, type Measure } from '../fields/month-figures.ts'
import { labelAtStart, labelKeys } from '../label-keys.ts'
import { parseMoney, parsePrintedDate, textOf, unreadWords } from '../printed-values.ts'
import { type Column, cellsOf } from '../table-rows.ts'

const noValue = /^(-+|[\u2013\u2014]+|ND|NR|n\/a|no data|not reported|)$/i

/** Balance, date of the payment, scheduled payment, amount paid, in this order (layout facts 2.4). */
export function readBalanceLines(lines: readonly Line[]): {
  figures: MonthlyFigures[]
  unread: UnreadLine[]
} {
  const entries: { month: string; words: Word[]; left: number }[] = []
  const unread: UnreadLine[] = []
  for (const { words } of lines) {
    let open: Word[] | null = null
    for (const [at, word] of words.entries()) {
      const month = parsePrintedDate(`${word.text} ${words[at + 1]?.text.replace(/:$/, '') ?? ''}`)
      const begins = month?.length === 7 && words[at + 1]?.text.endsWith(':') === true
      if (begins) {
        open = []
        entries.push({ month, words: open, left: word.box.x })
      }
      // What stands in no entry of its own row goes on with the one right above it.
      open ??= entries.findLast(({ left }) => left <= word.box.x + 4)?.words ?? null
      if (open === null) unread.push(...unreadWords([word]))
      else open.push(word)
    }
  }
  const figures: MonthlyFigures[] = []
  for (const { month, words } of entries) {
    const row = rowOf(month, words)
    if (row === null) unread.push(...unreadWords(words))
    else figures.push(row)
  }
  return { figures, unread }
}

function rowOf(month: string, words: readonly Word[]): MonthlyFigures | null {
  const parts = textOf(words.slice(2)).split(/ ?\/ (?=\S)| \/$/)
  const [balance = '', , scheduled = '', paid = ''] = parts.map((part) => part.trim())
  if (parts.length !== 4 || [balance, scheduled, paid].some((part) => !isAmount(part))) return null
  return {
    ...figuresOf([], month, words),
    balance: parseMoney(balance),
    scheduledPayment: parseMoney(scheduled),
    actualPayment: parseMoney(paid),
  }
}

const isAmount = (part: string): boolean => parseMoney(part) !== null || noValue.test(part)

/** 'Paid' alone is a column only here: in other tables it is a value. */
const titles: Readonly<Record<string, Measure>> = { ...figureNames, paid: 'actualPayment' }
const titleKeys = labelKeys(Object.keys(titles))
const longestTitle = 4

/**
 * 'Balance Histories': Date, Balance, Scheduled Payment and Paid, one row a month under a header, which may be printed again
 * after a page break. What is no such row goes to `unread`.
 */
export function readBalanceHistories(lines: readonly Line[], unread: (line: Line) => void): MonthlyFigures[] {
  const figures: MonthlyFigures[] = []
  let columns: FigureColumn[] = []
  for (const line of lines) {
    const header = balanceColumns(line)
    const month = parsePrintedDate(textOf(line.words.slice(0, 2)))
    if (header) columns = header
    else if (month?.length === 7 && columns.length > 0) {
      figures.push({ ...figuresOf([], month, line.words), ...amountsIn(line, columns) })
    } else unread(line)
  }
  return figures
}

type FigureColumn = Column & { title: Measure }

/**
 * The columns of a table of balances, left to right with their left edges in points, where the line is its header:
 * 'Date', and right behind it the names of figures. Null for any other line.
 */
export function balanceColumns(line: Line): FigureColumn[] | null {
  if (!/^Date$/i.test(line.words[0]?.text ?? '')) return null
  const columns: FigureColumn[] = []
  for (let at = 1; at < line.words.length; ) {
    // A long title runs up to the next one, so that no gap parts them.
    const title = labelAtStart(line.words.slice(at, at + longestTitle), titleKeys)
    const name = title === null ? undefined : titles[title.label]
    // 'Date Opened' is a label.
    if (at === 1 && name === undefined) return null
    if (name !== undefined) columns.push({ title: name, left: line.words[at]?.box.x ?? 0 })
    at += title?.count ?? 1
  }
  return columns.length >= 2 ? columns : null
}

/** '$43', '$43 on 10/03/2026' and 'Paid $43 on 10/3/2026' are 43; a dash is null. */
function amountsIn(line: Line, columns: readonly FigureColumn[]): Partial<Record<string, number | null>> {
  const cells = cellsOf({ ...line, words: line.words.slice(2) }, columns)
  const amounts = [...cells].map(([name, words]) => {
    const text = textOf(words)
      .replace(/^Paid\s+/i, '')
      .replace(/\s+on\s.*$/i, '')
    return [name, parseMoney(text)] as const
  })
  return Object.fromEntries(amounts.filter(([name]) => name !== 'not kept'))
}
