/** Rows of months with their year, '10/26 9/26 8/26', whose strokes were read as figures or not at all ('1026 926 8726'); and what was read twice in a row of months. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, type ToldWords, withWords } from '../document/told-words.ts'

/** So many words are a row of months. */
const fewest = 6
/** So many of them, and so large a share, were read as they are printed and follow each other. */
const fewestRead = 4
const mostRead = 0.3
/** Less sure than this, a word over another one was read twice. */
const doubtful = 0.6
/** Higher than its row by so much, it is an edge of the table. */
const tooHigh = 1.6

const whole = /^(1[0-2]|0?[1-9])\/(\d{2}|(?:19|20)\d{2})$/
const months = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/i
const like = /^[\d/]{2,7}$/

/** The pages with each row of months as the months make it: those that were read whole must run on month by month, and the others must end in their year. Only recognised pages change. */
export function withMonthHeadings(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed: ToldWords = new Map()
    for (const line of linesOf(page)) {
      for (const [word, other] of mendedMonths(line)) changed.set(word, other)
      for (const word of readTwice(line)) changed.set(word, [])
    }
    return withWords(page, changed)
  })
}

const middleOf = ({ box }: Word): number => box.x + box.width / 2

function mendedMonths(line: Line): Map<Word, Word> {
  const changed = new Map<Word, Word>()
  const from = line.words.findIndex(({ text }) => like.test(text))
  const row = from < 0 ? [] : line.words.slice(from)
  if (row.length < fewest || from > 1 || row.some(({ text }) => !like.test(text))) return changed
  const columns = columnsOf(row)
  const months = row.map(({ text }) => monthOf(text))
  const told = months.flatMap((month, at) => (month === null ? [] : [{ month, column: columns[at] ?? 0 }]))
  const [step, first] = bestRun(told)
  const isFitting = ({ month, column }: { month: number; column: number }) => month === first + step * column
  const agreeing = told.filter(isFitting).length
  const style = styleOf(row.filter((_, at) => months[at] === first + step * (columns[at] ?? 0)))
  // Where each of them says its month and year, but for the stroke, none is left to doubt.
  const areAllSaid = row.every(({ text }, at) => saysMonth(text, style(first + step * (columns[at] ?? 0))))
  if (agreeing < fewestRead || (agreeing < mostRead * row.length && !areAllSaid)) return changed
  for (const [at, word] of row.entries()) {
    const text = style(first + step * (columns[at] ?? 0))
    if (text === word.text) continue
    if (!isMisreadOf(word.text, text)) return new Map()
    changed.set(word, settledAs(word, text, settled))
  }
  return changed
}

/** The columns of the words, from 0, by the distances between them. */
function columnsOf(row: readonly Word[]): number[] {
  const places = row.map(middleOf)
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  const pitch = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1
  let column = 0
  return [0, ...steps.map((step) => (column += Math.max(1, Math.round(step / pitch))))]
}

/** Months since year 0 of 'M/YY' or 'MM/YYYY'; null where the text is no month. */
function monthOf(text: string): number | null {
  const [, month, year] = whole.exec(text) ?? []
  if (month === undefined || year === undefined) return null
  return (year.length === 2 ? 2000 + Number(year) : Number(year)) * 12 + Number(month) - 1
}

/** Which way most months run, and which one the first column has. */
function bestRun(told: readonly { month: number; column: number }[]): [step: number, first: number] {
  const counts = new Map<string, { run: [number, number]; count: number }>()
  for (const step of [-1, 1])
    for (const { month, column } of told) {
      const first = month - step * column
      const { count = 0 } = counts.get(`${step} ${first}`) ?? {}
      counts.set(`${step} ${first}`, { run: [step, first], count: count + 1 })
    }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count)
  return best?.run ?? [1, 0]
}

/** How the row prints its months: with a nought before '9' or not, with two or four figures of the year. */
function styleOf(row: readonly Word[]): (month: number) => string {
  const isPadded = row.some(({ text }) => text.startsWith('0'))
  const isLong = row.some(({ text }) => /\d{4}$/.test(text))
  return (month) => {
    const [year, own] = [Math.floor(month / 12), String((month % 12) + 1)]
    return `${isPadded ? own.padStart(2, '0') : own}/${isLong ? year : String(year).slice(-2)}`
  }
}

/** With its year, and about as long: the stroke is read as a narrow figure or taken for none, as a '1' beside it. */
function isMisreadOf(read: string, printed: string): boolean {
  const year = printed.slice(-2)
  return read.endsWith(year) && Math.abs(read.length - printed.length) <= 2
}

/** The same figures, with one more or none in the place of the stroke. */
function saysMonth(read: string, printed: string): boolean {
  const [month = '', year = ''] = printed.split('/')
  const isOfBoth = read.startsWith(month) && read.endsWith(year)
  return isOfBoth && [0, 1].includes(read.length - month.length - year.length)
}

/** Words in a row of months or of their years that lie over another one of it, or are higher than the row, and are not sure. */
function readTwice(line: Line): Word[] {
  const row = line.words.filter(({ text }) => isOfRow(text))
  if (row.length < fewest || row.length < line.words.length / 2) return []
  const size = [...row].sort((a, b) => a.size - b.size)[Math.floor(row.length / 2)]?.size ?? 0
  return line.words.filter((word) => {
    if (isOfRow(word.text) || (word.confidence ?? 1) >= doubtful) return false
    const isOver = row.some(
      ({ box }) => word.box.x < box.x + box.width && word.box.x + word.box.width > box.x,
    )
    return isOver || word.size > tooHigh * size
  })
}

const isOfRow = (text: string): boolean =>
  /^(?:\d{2}|(?:19|20)\d{2})$/.test(text) || whole.test(text) || months.test(text)
