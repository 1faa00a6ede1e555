/** Rows of a recognised payment history in which some ratings were misread: the months that were read are kept. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { isBlank } from '../experian-acr/report-lines.ts'
import { monthDown, monthHeadingOf } from '../month-heading.ts'

type CodeOf = (text: string) => string | null

/** So many cells of a row must be ratings before any of them is taken. */
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
export function cellsNotRead(lines: readonly Line[], codeOf: CodeOf): ReadonlySet<Word> {
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
