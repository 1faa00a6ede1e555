/** The columns of a row of months that runs back month by month: 'Nov', 'Oct', 'Sep', at equal distances. */
import type { RecognisedWord } from '../text-recogniser.ts'

/** A row tells its columns by so many names at least. */
const fewest = 6
/** Share of the names that run back month by month, and so leave no other reading of the rest. */
const agreeing = 0.85
/** Share of the columns whose name was seen. */
const mostlySeen = 0.75
/** How far from the middle of a column a year may stand, in columns. */
const beside = 0.3
/** A name of three letters is no wider than so many usual ones. */
const widest = 2
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export interface MonthColumn {
  month: string
  /** How many years before that of the first column. */
  back: number
  /** The name as it was read; absent where none was. */
  word?: RecognisedWord
  left: number
  right: number
}

/**
 * The columns as they run back month by month, those whose name was lost among them: between two names by the distance, before the
 * first and behind the last where a year stands. Null where most names do not run back.
 * @param row words that look like names of months, left to right
 * @param years figures of the row of years
 */
export function monthColumns(
  row: readonly RecognisedWord[],
  years: readonly RecognisedWord[],
): MonthColumn[] | null {
  if (row.length < fewest) return null
  const usual = middleOne(row.map(({ left, right }) => right - left))
  const edges = row.map((word, at) => ownEdges(word, row[at + 1], usual))
  const places = edges.map(placeOf)
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  const pitch = middleOne(steps)
  const columnOf: number[] = [0]
  for (const [at, step] of steps.entries()) {
    // Two names in one column say that it is no such row.
    if (step < 0.5 * pitch) return null
    columnOf.push((columnOf[at] ?? 0) + Math.max(1, Math.round(step / pitch)))
  }
  const firsts = row.flatMap(({ text }, at) => {
    const month = months.indexOf(text)
    return month < 0 ? [] : [(month + (columnOf[at] ?? 0)) % 12]
  })
  const first = commonest(firsts)
  // Few names may be misread among them: 'Ju'.
  const least = Math.min(row.length - 1, Math.ceil(agreeing * row.length))
  if (first === null || firsts.filter((each) => each === first).length < least) return null
  const last = columnOf.at(-1) ?? 0
  const from = -yearsBeyond(years, places[0] ?? 0, -pitch)
  const to = last + yearsBeyond(years, places.at(-1) ?? 0, pitch)
  if (row.length < mostlySeen * (to - from + 1)) return null
  const half = Math.max(...edges.map(({ left, right }) => right - left)) / 2
  return Array.from({ length: to - from + 1 }, (_, at): MonthColumn => {
    const column = from + at
    const seen = columnOf.indexOf(column)
    const place = seen < 0 ? placeBetween(column, columnOf, places, pitch) : (places[seen] ?? 0)
    const [word, own] = [row[seen], edges[seen]]
    return {
      month: months[(((first - column) % 12) + 12) % 12] ?? '',
      back: Math.floor((11 - ((((first - from) % 12) + 12) % 12) + at) / 12),
      ...(word && own ? { word, ...own } : { left: place - half, right: place + half }),
    }
  })
}

/** How many columns in turn have a year but no name, from the last name on. */
function yearsBeyond(years: readonly RecognisedWord[], from: number, pitch: number): number {
  let beyond = 0
  const isAt = (place: number) =>
    years.some((year) => Math.abs(placeOf(year) - place) < beside * Math.abs(pitch) && year.text.length === 2)
  while (isAt(from + (beyond + 1) * pitch)) beyond += 1
  return beyond
}

/** Where a column stands whose name was lost. */
function placeBetween(
  column: number,
  columnOf: readonly number[],
  places: readonly number[],
  pitch: number,
): number {
  const behind = columnOf.findIndex((each) => each > column)
  if (behind <= 0) {
    const end = behind === 0 ? 0 : columnOf.length - 1
    return (places[end] ?? 0) + (column - (columnOf[end] ?? 0)) * pitch
  }
  const [a = 0, b = 0] = [columnOf[behind - 1], columnOf[behind]]
  const [from = 0, to = 0] = [places[behind - 1], places[behind]]
  return from + ((column - a) / (b - a)) * (to - from)
}

/** Of two readings one may give a name the room of the next one, too: its column would stand between both. */
function ownEdges({ left, right }: RecognisedWord, next: RecognisedWord | undefined, usual: number) {
  const free = next !== undefined && next.left > left ? Math.min(right, next.left) : right
  return { left, right: free - left > widest * usual ? left + usual : free }
}

const middleOne = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const placeOf = ({ left, right }: Pick<RecognisedWord, 'left' | 'right'>): number => (left + right) / 2

export function commonest(values: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
