/** Names of months one below the other, 'Jan' to 'Dec' beside their ratings, of which some were misread: 'pu' two rows below 'May' is 'Jul'. */
import { baselineOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs, type ToldWords, withWords } from '../document/told-words.ts'

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** So many names that follow each other row by row tell where the others stand. */
const fewest = 5
/** Names of a column begin no further apart, in sizes of a letter, and stand so evenly, as a share of a row. */
const samePlace = 0.5
const evenly = 0.3
/** What was made of a name begins and ends no further from it, in sizes of a letter, and is no longer than it may be in letters. */
const beside = 0.8
const longest = 4

/** Only recognised pages change. */
export const withNamesDown = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    const changed: ToldWords = new Map()
    for (const column of columnsOf(page.words))
      for (const [word, name] of lostIn(column, page.words))
        changed.set(word, settledAs(word, name, disputed))
    return withWords(page, changed)
  })

interface Named {
  word: Word
  month: number
}

/** Names one below the other in the order of a year, from one year's table each. */
function columnsOf(words: readonly Word[]): Named[][] {
  const named = words.flatMap((word): Named[] => {
    const month = names.findIndex((name) => name.toLowerCase() === word.text.toLowerCase())
    return month < 0 ? [] : [{ word, month }]
  })
  const columns: Named[][] = []
  for (const each of named.sort((a, b) => baselineOf(a.word) - baselineOf(b.word))) {
    const open = columns.findLast(([first]) => first !== undefined && isAtOneEdge(first.word, each.word))
    if (open === undefined || each.month <= (open.at(-1)?.month ?? 0)) columns.push([each])
    else open.push(each)
  }
  return columns.filter(({ length }) => length >= fewest)
}

const isAtOneEdge = (one: Word, other: Word): boolean =>
  Math.abs(one.box.x - other.box.x) < samePlace * Math.max(one.size, other.size)

/** The words that stand where the names between others, and the one right above the first, are to be. */
function lostIn(column: readonly Named[], words: readonly Word[]): [Word, string][] {
  const [first, last] = [column[0], column.at(-1)]
  if (first === undefined || last === undefined) return []
  const row = (baselineOf(last.word) - baselineOf(first.word)) / (last.month - first.month)
  const footOf = (month: number) => baselineOf(first.word) + row * (month - first.month)
  if (column.some(({ word, month }) => Math.abs(baselineOf(word) - footOf(month)) > evenly * row)) return []
  return names.flatMap((name, month): [Word, string][] => {
    if (column.some((each) => each.month === month) || month > last.month) return []
    const own = words.filter((word) => isOfRow(word, first.word, footOf(month), row))
    const [only, ...others] = own
    if (only === undefined || others.length > 0) return []
    // Above the first one the table may have its years.
    const isKnown = month > first.month || (month === first.month - 1 && isPieceOf(only.text, name))
    return isKnown ? [[only, name]] : []
  })
}

function isOfRow({ text, box, baseline }: Word, name: Word, foot: number, row: number): boolean {
  const room = beside * name.size
  return (
    text.length <= longest &&
    !/\d/.test(text) &&
    /\p{L}/u.test(text) &&
    box.x > name.box.x - room &&
    box.x + box.width < name.box.x + name.box.width + room &&
    Math.abs((baseline ?? box.y + 0.8 * box.height) - foot) < evenly * row
  )
}

const isPieceOf = (text: string, name: string): boolean => text.length > 1 && name.includes(text)
