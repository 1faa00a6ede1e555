/** Rows of months as 'MM/YYYY' above rows of ratings, whose posts are read as strokes and as parts of them: '[11/2023', '103/2025', '|'. */

import type { RecognisedWord } from '../text-recogniser.ts'
import { ratingCells } from './rating-rows.ts'
import { wordsInRows } from './words-in-rows.ts'

/** What was made of posts and figures may be wrong in its figures, too. */
const disputed = 50
const month = /^(?:0[1-9]|1[0-2])\/(?:19|20)\d{2}$/
const within = /^[^/]?((?:0[1-9]|1[0-2])\/(?:19|20)\d{2})[^/\d]?$/
const strokes = /^[|[\]()]+$/
/** Fewer months are no row of them. */
const fewest = 6
/** What is left of a month: '01<'. */
const longest = 9

/**
 * The words with the months of such a row as they are printed, without the strokes between them and between the ratings below. A month that was lost
 * is the one between its neighbours.
 */
export function withMonthRows(words: readonly RecognisedWord[]): RecognisedWord[] {
  const rows = wordsInRows(words).map((row) => row.sort((a, b) => a.left - b.left))
  const dropped = new Set<RecognisedWord>()
  const changed = new Map<RecognisedWord, RecognisedWord>()
  const ratings = ratingCells(words)
  for (const row of rows) {
    const isOfMonths = row.filter(({ text }) => month.test(text)).length >= fewest
    if (isOfMonths || row.every(({ text }) => /^\|+$/.test(text)) || row.some((word) => ratings.has(word)))
      for (const word of row) if (strokes.test(word.text)) dropped.add(word)
    if (!isOfMonths) continue
    const cells = row.filter((word) => !dropped.has(word))
    const texts = cells.map(({ text }) => within.exec(text)?.[1] ?? text)
    for (const [at, word] of cells.entries()) {
      const text = month.test(texts[at] ?? '') ? texts[at] : lostBetween(texts[at - 1], texts[at + 1])
      if (text === undefined || text === word.text || word.text.length > longest) continue
      changed.set(word, { ...word, text, confidence: Math.min(word.confidence, disputed) })
    }
  }
  return words.flatMap((word) => (dropped.has(word) ? [] : [changed.get(word) ?? word]))
}

/** The month between two that are two apart, newest first; undefined where they are not. */
function lostBetween(before = '', behind = ''): string | undefined {
  if (!month.test(before) || !month.test(behind) || monthsOf(before) - monthsOf(behind) !== 2)
    return undefined
  const own = monthsOf(before) - 1
  return `${String(((own - 1) % 12) + 1).padStart(2, '0')}/${Math.floor((own - 1) / 12)}`
}

const monthsOf = (text: string): number => Number(text.slice(3)) * 12 + Number(text.slice(0, 2))
