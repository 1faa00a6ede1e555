/** Years of four figures above a row of months, each where it begins: '2026' above 'SEP', '2025' above the first 'DEC'. */
import type { RecognisedWord } from './text-recogniser.ts'

const names = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
/** Another reading is as good: nobody may take it for certain. */
const disputed = 50
/** A row of months has so many, of which one may be misread. */
const fewest = 4
/** Distance of the two rows, in heights of a line. */
const above = 2.5
/** What is left of a year: '202', '202%', '9', '20Z6'. */
const longest = 5

/**
 * The words with each year above a row of months that run back as the months make it. The others say it: those that were read must agree, and
 * at least one has all of its figures.
 */
export function withYearsAboveMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const changed = new Map<RecognisedWord, RecognisedWord>()
  for (const row of rowsOfMonths(words)) {
    const [first] = row
    if (first === undefined) continue
    const years = row.flatMap((month, at) => {
      const [index, before] = [
        names.indexOf(month.text),
        at === 0 ? 1 : names.indexOf(row[at - 1]?.text ?? ''),
      ]
      const isNewYear = at > 0 && index === 11 && before === 0
      return at === 0 || isNewYear ? [{ month, word: yearAbove(month, words) }] : []
    })
    const told = years.flatMap(({ word }, back) =>
      word && /^20[0-4]\d$/.test(word.text) ? [Number(word.text) + back] : [],
    )
    const [year] = told
    if (year === undefined || told.some((each) => each !== year)) continue
    for (const [back, { word }] of years.entries()) {
      const text = String(year - back)
      if (word && word.text !== text)
        changed.set(word, { ...word, text, confidence: Math.min(word.confidence, disputed) })
    }
  }
  return words.map((word) => changed.get(word) ?? word)
}

/** Rows of names that run back month by month, left to right. */
function rowsOfMonths(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const months = words.filter(({ text }) => names.includes(text))
  const rows: RecognisedWord[][] = []
  for (const month of [...months].sort((a, b) => a.left - b.left)) {
    const row = rows.find(
      (each) => Math.abs((each[0]?.baseline ?? 0) - month.baseline) < 0.5 * (month.bottom - month.top),
    )
    if (row) row.push(month)
    else rows.push([month])
  }
  const isNext = (month: RecognisedWord, next: RecognisedWord | undefined) =>
    next === undefined || (names.indexOf(month.text) + 11) % 12 === names.indexOf(next.text)
  return rows.filter((row) => row.length >= fewest && row.every((month, at) => isNext(month, row[at + 1])))
}

function yearAbove(month: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord | undefined {
  const height = Math.max(month.lineHeight, month.bottom - month.top)
  return words.find(
    (word) =>
      /\d/.test(word.text) &&
      word.text.length <= longest &&
      word.left < month.right &&
      word.right > month.left &&
      word.baseline < month.baseline - 0.4 * height &&
      word.baseline > month.baseline - above * height,
  )
}
