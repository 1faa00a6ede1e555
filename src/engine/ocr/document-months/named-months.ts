/** Tables of a service's smallest print: a row 'Month' of names, a row 'Year' below it and a row of ratings for each bureau, of which some names and most years may be misread. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { disputed, settled, settledAs, type ToldWords, withWords } from '../document/told-words.ts'

/** So many names that run on month by month leave no other reading of the rest, and so large a share of them does. */
const fewest = 10
const most = 0.7
/** So many years that agree, of those that were read as years. */
const fewestYears = 3
const mostYears = 0.6
/** Rows of the table follow each other within so many heights of a letter; there are one of years and three of ratings. */
const nextRow = 2.6
const rowsBelow = 4
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const bureaus = ['TransUnion', 'Experian', 'Equifax']
const rating = /^(?:OK|CO|30|60|90|120|150|180)$/

interface MonthTable {
  page: number
  head: Line
  /** The row of years, where one was read. */
  years: Line | undefined
  ratings: Line[]
  places: number[]
  /** The words of the row of months, by column. */
  words: (Word | undefined)[]
  /** Which month the first column has, and the step to the next. */
  first: number
  step: number
  year: number | null
}

/** The pages with both rows whole; only where something was lost or misread, and only of recognised pages. */
export function withNamedMonths(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const tables = pages.flatMap((page, at) => (isRecognised[at] === true ? tablesOf(page, at) : []))
  return pages.map((page, at) => {
    const own = tables.filter((table) => table.page === at)
    const changed: ToldWords = new Map()
    const added: Word[] = []
    for (const table of own) {
      const year = table.year ?? yearElsewhere(table, tables)
      if (year === null) continue
      for (const [word, other] of mendedNames(table, added)) changed.set(word, other)
      for (const [word, other] of mendedYears(table, year, added)) changed.set(word, other)
      for (const [word, other] of mendedBureaus(table)) changed.set(word, other)
    }
    const told = withWords(page, changed)
    return added.length === 0 ? told : { ...told, words: [...told.words, ...added] }
  })
}

const middleOf = ({ box }: Word): number => box.x + box.width / 2
const baselineOf = ({ words: [first] }: Line): number => first?.baseline ?? first?.box.y ?? 0
const nameOf = ({ text }: Word): number => names.indexOf(text.replace(/[.,]$/, ''))

function tablesOf(page: Page, at: number): MonthTable[] {
  const lines = linesOf(page)
  return lines.flatMap((head, row) => tableAt(head, lines.slice(row + 1), at) ?? [])
}

function tableAt(head: Line, below: readonly Line[], page: number): MonthTable | null {
  const [label, ...row] = head.words
  if (!/^Months?:?$/.test(label?.text ?? '') || row.filter((word) => nameOf(word) >= 0).length < fewest)
    return null
  const columns = columnsOf(row.filter((word) => nameOf(word) >= 0))
  if (columns === null) return null
  const { first, step, pitch, left } = columns
  const size = label?.size ?? 0
  const near = nearLines(head, below, size)
  const ratings = near.filter(({ words }) => words.filter(({ text }) => rating.test(text)).length >= 1)
  const columnAt = (word: Word) => Math.round((middleOf(word) - left) / pitch)
  const told = ratings.flatMap(({ words }) => words.filter(({ text }) => rating.test(text)).map(columnAt))
  const last = Math.max(...row.filter((word) => nameOf(word) >= 0).map(columnAt), ...told)
  const from = Math.min(0, ...told)
  const places = Array.from({ length: last - from + 1 }, (_, column) => left + (from + column) * pitch)
  const words = places.map((place) => row.find((word) => Math.abs(middleOf(word) - place) < 0.45 * pitch))
  const years =
    near.find((line) => /^years?:?$/i.test(line.words[0]?.text ?? '')) ?? unlabelled(near, ratings)
  const table = { page, head, years, ratings, places, words, first: first + step * from, step }
  return { ...table, year: yearIn(table) }
}

/** The lines right below, as far as they follow each other. */
function nearLines(head: Line, below: readonly Line[], size: number): Line[] {
  const near: Line[] = []
  let last = baselineOf(head)
  for (const line of below.slice(0, rowsBelow)) {
    if (baselineOf(line) - last > nextRow * size) break
    near.push(line)
    last = baselineOf(line)
  }
  return near
}

/** What stands between the months and the ratings is the row of years, whatever was read of it. */
function unlabelled(near: readonly Line[], ratings: readonly Line[]): Line | undefined {
  const [first] = near
  return first === undefined || ratings.includes(first) ? undefined : first
}

/** Where the columns stand, and how the months run in them; null where most names do not run on. */
function columnsOf(row: readonly Word[]) {
  const places = row.map(middleOf)
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1
  let column = 0
  const columns = [0, ...steps.map((step) => (column += Math.max(1, Math.round(step / usual))))]
  const pitch = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / column
  const votes = [-1, 1].map((step) => {
    const firsts = row.map((word, at) => (nameOf(word) - step * (columns[at] ?? 0) + 120) % 12)
    const best = [...new Set(firsts)].sort((a, b) => countOf(firsts, b) - countOf(firsts, a))[0] ?? 0
    return { first: best, step, count: countOf(firsts, best) }
  })
  const [best] = votes.sort((a, b) => b.count - a.count)
  if (best === undefined || best.count < fewest || best.count < most * row.length) return null
  return { first: best.first, step: best.step, pitch, left: places[0] ?? 0 }
}

const countOf = (numbers: readonly number[], of: number): number =>
  numbers.filter((each) => each === of).length

/** How many years later than the first the column is. */
const yearsOn = ({ first, step }: Pick<MonthTable, 'first' | 'step'>, column: number): number =>
  Math.floor((first + step * column) / 12) - Math.floor(first / 12)

/** The year of the first column, where those that were read agree. */
function yearIn(table: Omit<MonthTable, 'year'>): number | null {
  const { years, places } = table
  const pitch = (places[1] ?? 0) - (places[0] ?? 0)
  const told = (years?.words ?? []).flatMap((word) => {
    const column = places.findIndex((place) => Math.abs(place - middleOf(word)) < 0.45 * pitch)
    return column < 0 || !/^[123]\d$/.test(word.text) ? [] : [Number(word.text) - yearsOn(table, column)]
  })
  const [best] = [...new Set(told)].sort((a, b) => countOf(told, b) - countOf(told, a))
  const isTold = best !== undefined && countOf(told, best) >= fewestYears
  return isTold && countOf(told, best) >= mostYears * told.length ? best : null
}

/** What the document's other tables say that begin with the same month and have as many, where they all say one year. */
function yearElsewhere(table: MonthTable, tables: readonly MonthTable[]): number | null {
  const alike = tables.filter(
    (each) => each.places.length === table.places.length && (each.first - table.first) % 12 === 0,
  )
  const told = [...new Set(alike.flatMap(({ year }) => year ?? []))]
  return told.length === 1 ? (told[0] ?? null) : null
}

function mendedNames({ head, words, places, first, step }: MonthTable, added: Word[]): ToldWords {
  const changed: ToldWords = new Map(
    head.words.slice(1).flatMap((word) => (words.includes(word) ? [] : [[word, []]])),
  )
  const like = words.find((word) => word !== undefined && nameOf(word) >= 0)
  for (const [column, place] of places.entries()) {
    const text = names[(((first + step * column) % 12) + 12) % 12] ?? ''
    const word = words[column]
    if (word !== undefined && word.text !== text) changed.set(word, settledAs(word, text, settled))
    if (word === undefined && like !== undefined)
      added.push({ ...at(like, place), text, confidence: disputed })
  }
  return changed
}

function mendedYears(table: MonthTable, year: number, added: Word[]): ToldWords {
  const { years, places, head, words } = table
  const texts = places.map((_, column) => String(year + yearsOn(table, column)).padStart(2, '0'))
  const [label, ...own] = years?.words ?? []
  const pitch = (places[1] ?? 0) - (places[0] ?? 0)
  const changed: ToldWords = new Map()
  const hasLabel = label !== undefined && middleOf(label) < (places[0] ?? 0) - 0.5 * pitch
  const taken = hasLabel ? own : (years?.words ?? [])
  const seen = places.map((place) => taken.find((word) => Math.abs(middleOf(word) - place) < 0.45 * pitch))
  const isWhole =
    hasLabel && taken.length === places.length && seen.every((word, column) => word?.text === texts[column])
  if (isWhole) return changed
  const like = words.find((word) => word !== undefined)
  if (like === undefined) return changed
  const down = years === undefined ? 0.5 * rowHeight(table) : baselineOf(years) - baselineOf(head)
  for (const word of taken) if (!seen.includes(word)) changed.set(word, [])
  if (hasLabel) {
    if (!/^Year/.test(label.text)) changed.set(label, { ...label, text: 'Year', confidence: settled })
  } else {
    const [month] = head.words
    if (month !== undefined) added.push({ ...below(month, down), text: 'Year', confidence: settled })
  }
  for (const [column, text] of texts.entries()) {
    const word = seen[column]
    const place = places[column] ?? 0
    const confidence = table.year === null ? disputed : settled
    if (word === undefined) added.push({ ...below(at(like, place), down), text, confidence: disputed })
    else if (word.text !== text)
      changed.set(word, {
        ...below(at(like, place), down),
        text,
        confidence: Math.min(word.confidence ?? 1, confidence),
      })
  }
  return changed
}

/** From the months to the first row of ratings, where no row of years was read between them. */
const rowHeight = ({ head, ratings: [first] }: MonthTable): number =>
  first === undefined ? (head.words[0]?.size ?? 0) * 2 : baselineOf(first) - baselineOf(head)

/** The bureau of a row whose name was read with a letter or two of others. */
function mendedBureaus({ ratings }: MonthTable): ToldWords {
  return new Map(
    ratings.flatMap(({ words: [first] }): [Word, Word][] => {
      const name = bureaus.find((each) => isNearly(first?.text ?? '', each))
      if (first === undefined || name === undefined) return []
      return [[first, settledAs(first, name, settled)]]
    }),
  )
}

/** The same but for one or two letters; a name that is whole stays. */
function isNearly(read: string, name: string): boolean {
  const [a, b] = [read.replace(/[^\p{L}]/gu, '').toLowerCase(), name.toLowerCase()]
  return read.toLowerCase() !== b && a.length >= 5 && stepsBetween(a, b) <= 2
}

/** How many letters are put in, left out or changed from one word to the other. */
function stepsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const steps = [row + 1]
    for (const [at, other] of [...b].entries()) {
      const [left, up, before] = [steps[at] ?? 0, above[at + 1] ?? 0, above[at] ?? 0]
      steps.push(Math.min(left + 1, up + 1, before + (letter === other ? 0 : 1)))
    }
    above = steps
  }
  return above.at(-1) ?? 0
}

const at = (word: Word, place: number): Word => ({
  ...word,
  box: { ...word.box, x: place - word.box.width / 2 },
})
const below = (word: Word, down: number): Word => ({
  ...word,
  box: { ...word.box, y: word.box.y + down },
  ...(word.baseline === undefined ? {} : { baseline: word.baseline + down }),
})
