import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { monthNumber } from '../printed-values.ts'

/** So many months are a row of them, whatever stands before it. */
const fewest = 6
const marker = /^['\u2019](\d{2})$/

/**
 * The row of months with their years: "Dec '25 Feb" are December 2024, January and February 2025, since the year stands where its
 * January would. They may run backwards as well ("Feb '25 Dec"). Any other line as it is.
 */
export function withYearsOfMarkers(line: Line): Line {
  const lead = line.words.slice(0, /^months?:?$/i.test(line.words[0]?.text ?? '') ? 1 : 0)
  const months = line.words.slice(lead.length)
  if (lead.length === 0 && months.length < fewest) return line
  const at = months.findIndex(({ text }) => marker.test(text))
  const january = Number(marker.exec(months[at]?.text ?? '')?.[1])
  if (at < 0 || Number.isNaN(january)) return line
  const dated = datedFrom(months, at, january, 1) ?? datedFrom(months, at, january, -1)
  return dated === null ? line : lineOf([...lead, ...dated])
}

/** The months with their years, forwards or backwards from the first January of the row; null where they do not run so. */
function datedFrom(months: readonly Word[], at: number, january: number, direction: 1 | -1): Word[] | null {
  const words: Word[] = []
  for (const [index, word] of months.entries()) {
    const since = direction * (index - at)
    const [year, month] = [january + Math.floor(since / 12), ((since % 12) + 12) % 12]
    const named = marker.exec(word.text)
    const isThis =
      named === null ? monthNumber(word.text) === month + 1 : month === 0 && Number(named[1]) === year
    if (!isThis) return null
    words.push({ ...word, text: `${names[month]}/${String(year).padStart(2, '0')}` })
  }
  return words
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
